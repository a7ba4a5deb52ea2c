import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { airingSeasonPath } from '@outrank/shared/documents/airing';
import { PUBLISHED_SEASONS_PATH, publishedSeasonsKind } from '@outrank/shared/documents/publishedSeasons';
import { deleteApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { openEmulatorApp } from '../emulators/adminApp.ts';
import { publishSeasons, readSeasons } from './publishSeasons.ts';

const app = openEmulatorApp(`demo-seasons-${Date.now()}`);
const db = getFirestore(app);
afterAll(() => deleteApp(app));

function writeFile(seasons: unknown): string {
  const file = join(tmpdir(), `${randomUUID()}.json`);
  writeFileSync(file, JSON.stringify(seasons));
  return file;
}
const season = { number: 51, name: 'Survivor 51', year: 2026, contestants: ['Ann Lee', { name: 'Bob Ray' }] };

test('reads what the data has beyond the built-in catalogue, or a file', () => {
  const sizes = readSeasons().map(({ number, contestants }) => [number, contestants.length]);
  expect(sizes).toEqual([
    [26, 20],
    [31, 20],
    [34, 20],
    [40, 20],
    [48, 18],
    [49, 18],
    [50, 24],
  ]);
  expect(readSeasons(writeFile([season]))).toEqual([{ ...season, contestants: ['Ann Lee', 'Bob Ray'] }]);
});

test.each([
  [
    'a season with a built-in cast',
    [{ ...season, number: 20 }],
    'The app has season 20 with its cast already.',
  ],
  ['a name with two blanks', [{ ...season, contestants: ['Ann  Lee'] }], 'These seasons cannot be published'],
  ['something else', { seasons: [season] }, 'These seasons cannot be published'],
])('refuses %s', (_, seasons, problem) => {
  expect(() => readSeasons(writeFile(seasons))).toThrow(problem);
});

test('publishes with a new version, unless nothing differs', async () => {
  const seasons = readSeasons();
  expect(await publishSeasons(db, seasons)).toBe(1);
  expect(await publishSeasons(db, seasons)).toBe(1);
  expect(await publishSeasons(db, seasons.slice(1))).toBe(2);
  const stored = publishedSeasonsKind.schema.parse((await db.doc(PUBLISHED_SEASONS_PATH).get()).data());
  expect(stored).toMatchObject({ version: 2, seasons: seasons.slice(1) });
});

test('keeps a season that a curator announced, and no other', async () => {
  const seasons = readSeasons();
  const others = [51, 52].map((number) => ({ ...season, number, contestants: ['Ann Lee', 'Bob Ray'] }));
  await publishSeasons(db, [...seasons, ...others]);
  await db.doc(airingSeasonPath('s51')).set({ seasonId: 's51' });
  await publishSeasons(db, seasons);
  const stored = (await db.doc(PUBLISHED_SEASONS_PATH).get()).get('seasons');
  expect(stored).toEqual([...seasons, others[0]]);
});
