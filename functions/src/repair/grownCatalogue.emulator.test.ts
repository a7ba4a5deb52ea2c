import { setPublishedSeasons } from '@outrank/shared/catalogue/catalogue';
import { parseSubject } from '@outrank/shared/consensus/subject';
import { PUBLISHED_SEASONS_PATH } from '@outrank/shared/documents/publishedSeasons';
import { DAY_MS } from '@outrank/shared/limits';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { allLists } from '../platform/contentQueries.ts';
import { loadCatalogue } from '../platform/loadCatalogue.ts';
import { log } from '../platform/log.ts';
import { publishResults } from '../results/publishResults.ts';
import {
  castBallot,
  countSubmission,
  publishedResults,
  readConsensus,
  submitList,
  submitOrder,
} from '../testing/ballots.ts';
import { seedList } from '../testing/documents.ts';
import { db, emptyDatabase } from '../testing/emulator.ts';
import { findConsensusViolations } from '../testing/invariants/consensusViolations.ts';
import { repairAt } from '../testing/repairRuns.ts';

const cast = ['Joe Hunter', 'Kyle Fraser', 'Eva Erickson', 'Kamilla Karthigesu'];
const castIds = ['joe-hunter', 'kyle-fraser', 'eva-erickson', 'kamilla-karthigesu'];
const published = db.doc(PUBLISHED_SEASONS_PATH);
const publish = (seasons: unknown) =>
  published.set({ version: 1, publishedAt: FieldValue.serverTimestamp(), seasons });
const minutesFromNow = (minutes: number) => Date.now() + minutes * 60_000;
/** At times of their own: other tests load the catalogue too. */
const repairIn = (days: number) => repairAt(new Date(Date.now() + (days + 0.3) * DAY_MS));

beforeAll(async () => {
  // What earlier files of this worker have published.
  setPublishedSeasons([]);
  await emptyDatabase();
});
afterAll(() => setPublishedSeasons([]));

it('counts what named published seasons before they were published, in the next run', async () => {
  await loadCatalogue(db);
  await castBallot('ana', 'joe-hunter', 'parvati-shallow');
  await submitOrder('ben', ['s48', 's20', 's7', 's15', 's28', 's10']);
  await countSubmission('ben');
  await publishResults(db, 'goat-social');
  await publishResults(db, 'seasons');
  const more = { itemIds: castIds, itemSeasonIds: castIds.map(() => 's48') };
  await submitList(await seedList('48, ranked', { userId: 'cal', more }), 'cast-s48');
  expect(await repairIn(1)).toEqual([]);
  expect((await publishedResults())?.top10.map(({ id }) => id)).toEqual(['parvati-shallow']);

  await publish([{ number: 48, name: 'Survivor 48', year: 2025, contestants: cast }]);
  await repairIn(2);
  expect((await publishedResults())?.top10.map(({ id }) => id)).toEqual(['joe-hunter', 'parvati-shallow']);
  expect((await readConsensus())?.rows[0]?.id).toBe('s48');
  expect((await readConsensus('cast-s48'))?.rows.map(({ id }) => id)).toEqual(castIds);
  expect(await findConsensusViolations(db, (await allLists(db).get()).docs)).toEqual([]);
  expect(await repairIn(3)).toEqual([]);
});

it('knows what is published after five minutes, and goes on without what cannot be read', async () => {
  const isKnown = async (minutes: number) => {
    await loadCatalogue(db, minutesFromNow(minutes));
    return parseSubject('cast-s48') !== undefined;
  };
  await publish([{ number: 48, name: 'Survivor 48', year: 2025, contestants: cast }]);
  const days = 10.3 * 24 * 60;
  expect(await isKnown(days)).toBe(true);
  await published.delete();
  expect(await isKnown(days + 4)).toBe(true);
  expect(await isKnown(days + 6)).toBe(false);
  const error = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  await publish('nothing');
  expect(await isKnown(days + 12)).toBe(false);
  expect(error).toHaveBeenCalledWith('catalogue.malformed', {});
});
