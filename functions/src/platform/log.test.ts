import { expect, it, vi } from 'vitest';

// The library takes hold of the console when it is loaded.
const lines = vi.hoisted(() => {
  const written: string[] = [];
  for (const method of ['info', 'error'] as const) console[method] = (line: string) => written.push(line);
  return written;
});
const { log } = await import('./log.ts');

/** What the last call wrote. */
const entry = (): unknown => JSON.parse(lines.at(-1) ?? '');

it('an event is one line of JSON with its name as the message, so that it can be looked for', () => {
  log.info('comment.cleanedUp', { commentId: 'c1', votes: 2 });
  expect(entry()).toEqual({ severity: 'INFO', message: 'comment.cleanedUp', commentId: 'c1', votes: 2 });
});

it('a failure tells its kind and its place in the code, and none of its words', () => {
  const cause = Object.assign(new Error('No such text: Parvati above Sandra\nin two lines'), { code: 5 });
  log.error('comment.deletionFailed', { uid: 'ana' }, cause);
  expect(entry()).toMatchObject({
    severity: 'ERROR',
    message: 'comment.deletionFailed',
    uid: 'ana',
    cause: {
      name: 'Error',
      code: '5',
      stack: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
    },
  });
  expect(lines.at(-1)).not.toContain('Parvati');
});

it('what was thrown and is no error is told by its type alone', () => {
  log.error('lists.searchFailed', { uid: 'ana' }, 'Parvati above Sandra');
  expect(entry()).toMatchObject({ cause: { name: 'string' } });
});
