import { expect, it, vi } from 'vitest';

// The library captures the console when it is loaded.
const lines = vi.hoisted(() => {
  const written: string[] = [];
  for (const method of ['info', 'error'] as const) console[method] = (line: string) => written.push(line);
  return written;
});
const { log } = await import('./log.ts');

/** Parses the last line. */
const parseEntry = (): unknown => JSON.parse(lines.at(-1) ?? '');

it('writes an event as one line of JSON with its name as the message', () => {
  log.info('comment.cleanedUp', { commentId: 'c1', removed: { votes: 2 } });
  expect(parseEntry()).toEqual({
    severity: 'INFO',
    message: 'comment.cleanedUp',
    commentId: 'c1',
    removed: { votes: 2 },
  });
});

it('writes the code and stack of an error, but not its message', () => {
  const cause = Object.assign(new Error('No such text: Parvati above Sandra\nin two lines'), { code: 5 });
  log.error('comment.deletionFailed', { uid: 'ana' }, cause);
  expect(parseEntry()).toMatchObject({
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

it('writes only the type of a thrown value that is no error', () => {
  log.error('lists.searchFailed', { uid: 'ana' }, 'Parvati above Sandra');
  expect(parseEntry()).toMatchObject({ cause: { name: 'string' } });
});
