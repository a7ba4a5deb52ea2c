import { createComment } from '@outrank/shared/comments/testing/createComment';
import { encodeFields } from '@outrank/shared/testing/firestoreRest';
import { expect, test, vi } from 'vitest';
import { readCommentPage } from './readComments.ts';

const time = '2026-03-01T12:00:00Z';
const list = { userId: 'ana', listId: 'list_1' };
const [older, newer] = [createComment('older', 1), createComment('newer', 2)];

const toResult = ({ id, ...comment }: typeof older) => ({
  document: {
    name: `projects/demo-outrank/databases/(default)/documents/comments/${id}`,
    fields: encodeFields({ ...comment, createdAt: new Date(comment.createdAt) }),
    createTime: time,
    updateTime: time,
  },
  readTime: time,
});

test('comments that cannot be read in order are read without one and sorted', async () => {
  const warn = vi.spyOn(console, 'warn').mockReset().mockReturnValue();
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    if (body.includes('commentVotes')) return Response.json([{ readTime: time }]);
    const isOrdered = body.includes('"fieldPath":"createdAt"');
    return isOrdered
      ? Response.json([{ error: { code: 400, status: 'FAILED_PRECONDITION', message: 'no index' } }], {
          status: 400,
        })
      : Response.json([older, newer].map(toResult));
  });
  const page = await readCommentPage('ben', list);
  expect(page.comments.map(({ id }) => id)).toEqual(['newer', 'older']);
  expect(warn).toHaveBeenCalledWith('The comments cannot be read in order', expect.any(Error));
});
