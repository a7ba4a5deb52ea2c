import { blockedAccountPath, hiddenContentPath } from '@outrank/shared/documents/moderation';
import { beforeEach, expect, it } from 'vitest';
import { SEEDED_AT as at, commentDocument, seedDocuments } from '../testing/documents.ts';
import { db, emptyDatabase } from '../testing/emulator.ts';
import { bensList } from '../testing/twoLists.ts';
import { readOwnModeration } from './readOwnModeration.ts';

const ana = { uid: 'ana', googleId: 'google-ana' };
const hidden = { listUserId: 'ben', listId: bensList.listId, by: 'cleo', at };
const iso = at.toDate().toISOString();

beforeEach(emptyDatabase);

it('has hidden comments and the block with their reasons, but not who decided, and nothing of others', async () => {
  await expect(readOwnModeration(db, ana)).resolves.toEqual({ hiddenContent: [], blocked: null });
  await seedDocuments([
    [
      hiddenContentPath('comment~c1'),
      { ...hidden, userId: 'ana', comment: commentDocument(bensList, 'ana', 'Ana'), reason: 'Rude' },
    ],
    [hiddenContentPath('comment~c2'), { ...hidden, userId: 'ben', comment: null, reason: 'Spam' }],
    [blockedAccountPath('google-ana'), { uid: 'ana', reason: 'Spam', by: 'cleo', at }],
    [blockedAccountPath('google-ben'), { uid: 'ben', reason: 'Rude', by: 'cleo', at }],
  ]);
  const found = await readOwnModeration(db, ana);
  expect(found).toMatchObject({
    hiddenContent: [{ target: 'comment~c1', comment: { text: 'Words of Ana' }, reason: 'Rude', at: iso }],
    blocked: { reason: 'Spam', at: iso },
  });
  expect(JSON.stringify(found)).not.toContain('cleo');
});
