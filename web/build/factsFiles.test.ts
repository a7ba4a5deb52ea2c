import { afterEach, expect, test, vi } from 'vitest';
import { findFilmingPlace } from '../src/data/facts/places.ts';
import { readSeasonResults, readSeasonStart } from '../src/data/facts/readFacts.ts';
import { createFactsFiles } from './factsFiles.ts';

afterEach(() => vi.unstubAllGlobals());

/** Serves the files of the build. */
function serve() {
  const files = createFactsFiles();
  vi.stubGlobal('FACTS', { hash: 'abc', places: { s28: 'Philippines' } });
  const fetched = vi.fn(async (path: string) => {
    const source = files.get(/^\/facts\/(.+)[.]abc[.]json$/.exec(path)?.[1] ?? '');
    return source === undefined ? new Response('', { status: 404 }) : new Response(source);
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('the beginning of a season is read without the file of its results', async () => {
  const fetched = serve();
  const { premiere, country, tribes, cast } = await readSeasonStart('s28');
  expect([premiere, country, cast.length]).toEqual(['2014-02-26', 'Philippines', 18]);
  expect(tribes[0]).toEqual({ name: 'Aparri', color: '#F09733' });
  expect(fetched.mock.calls).toEqual([['/facts/s28.abc.json']]);
});

test('the results of a season are read on demand', async () => {
  const fetched = serve();
  const { cast, finalVote } = await readSeasonResults('s28');
  expect([cast[0]?.name, finalVote]).toEqual(['Tony Vlachos', '8-1']);
  expect(fetched.mock.calls).toEqual([['/facts/s28-results.abc.json']]);
});

test('a season without facts is known before anything is read, and a file that is gone is an error', async () => {
  serve();
  expect([findFilmingPlace('s28'), findFilmingPlace('s99')]).toEqual(['Philippines', undefined]);
  await expect(readSeasonStart('s99')).rejects.toThrow('No facts: 404');
});

test('no beginning tells who left, who won or how long anybody stayed', () => {
  for (const [name, source] of createFactsFiles()) {
    const hasResults =
      /"(place|days|result|episode|votesAgainst|jury|finalist|finale|title|confessionals)"/.test(source);
    expect(hasResults).toBe(name.endsWith('-results'));
  }
});
