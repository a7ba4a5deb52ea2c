import { demoUsers } from '@outrank/shared/accounts/demoUsers';
import { toTopTen } from '@outrank/shared/ballots/rankTally';
import { sumTallies, tallyBallot, toCountedSlots } from '@outrank/shared/ballots/tally';
import { type EarlierTen, toEarlierTen } from '@outrank/shared/ballots/topTen';
import { type CategoryId, categories } from '@outrank/shared/catalogue/categories';
import { ballotsPath } from '@outrank/shared/documents/ballots';
import { editionPath, type PollId, resultsPath } from '@outrank/shared/documents/results';
import { CLASSIC_RANKINGS_PATH } from '@outrank/shared/documents/upkeep';
import { BALLOT_SLOTS } from '@outrank/shared/limits';
import { CLASSIC_LIST_KEYS } from '@outrank/shared/lists/classicRankings';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { type EarlierRanks, getEditionId, getEditionStart } from '@outrank/shared/results/edition';
import type { SeededRandom } from '@outrank/shared/testing/seededRandom';
import { demoContent, type SeedDocument } from './demoContent.ts';

const DAY = 24 * 3_600_000;

/** The demo users and others who only vote. */
const VOTERS = 60;
const PAST_EDITIONS = 3;

/** Which part of the voters votes in a category. The low one shows results with few ballots. */
const turnout: Partial<Record<CategoryId, number>> = { 'goat-strategy': 0.95, 'goat-social': 0.5 };
const DEFAULT_TURNOUT = 0.9;

/** The ballots of most voters in each category. One in six leaves the last slots empty. */
export function createBallots(now: Date, random: SeededRandom): SeedDocument[] {
  const others = Array.from({ length: VOTERS - demoUsers.length }, (_, index) => `islander-${index + 1}`);
  return [...demoUsers.map(({ uid }) => uid), ...others].map((uid) => {
    const entries = categories
      .filter(({ id }) => random.happens(turnout[id] ?? DEFAULT_TURNOUT))
      .map(({ id }) => {
        const submittedAt = new Date(Math.round(now.getTime() - random.between(0.1, 25) * DAY));
        const ranking = fillSlots(demoContent.goatFavorites[id], random);
        return [id, { ranking, submittedAt }];
      });
    return { path: ballotsPath(uid), data: Object.fromEntries(entries) };
  });
}

/** A ballot in a category. */
type Entry = { readonly ranking: readonly string[]; readonly submittedAt: Date };

/** The editions of the categories, each from the ballots submitted until then. */
export function createCategoryEditions(ballots: readonly SeedDocument[], now: Date): SeedDocument[] {
  return categories.flatMap(({ id }) => {
    const entries = ballots.flatMap(({ data }) => (data[id] ? [data[id] as Entry] : []));
    return createEditions(id, now, (week, until) => {
      const submitted = entries.filter(({ submittedAt }) => submittedAt <= until);
      const tallies = submitted.map(({ ranking }) => tallyBallot(toCountedSlots(ranking)));
      const results = toTopTen(sumTallies(tallies), tallies);
      return { results, earlier: toEarlierTen(week, results) };
    });
  });
}

/** What a poll published in a week, and what the next edition keeps of it. */
type Edition = { readonly results: object; readonly earlier: EarlierTen | EarlierRanks };

/** The editions of a poll in the last weeks, and the last one's ranks beside the results. */
export function createEditions(
  poll: PollId,
  now: Date,
  publish: (week: string, until: Date) => Edition,
): SeedDocument[] {
  const documents: SeedDocument[] = [];
  let before: { lastEdition?: Edition['earlier'] } = {};
  for (let weeks = PAST_EDITIONS - 1; weeks >= 0; weeks -= 1) {
    const week = getEditionId(new Date(now.getTime() - weeks * 7 * DAY));
    const publishedAt = new Date(getEditionStart(week));
    const { results, earlier } = publish(week, publishedAt);
    documents.push({ path: editionPath(poll, week), data: { ...results, ...before, week, publishedAt } });
    before = { lastEdition: earlier };
  }
  return [...documents, { path: resultsPath(poll), data: before }];
}

/** The favorites in a random order that differs from the common one by a few ranks. */
function fillSlots(ids: readonly string[], random: SeededRandom): string[] {
  const ranked = ids
    .map((id, index) => ({ id, index: index + random.between(0, 7) }))
    .sort((a, b) => a.index - b.index)
    .map(({ id }) => id);
  const filled = random.happens(1 / 6) ? 7 : BALLOT_SLOTS;
  return Array.from({ length: BALLOT_SLOTS }, (_, slot) => (slot < filled ? (ranked[slot] ?? '') : ''));
}

/** The document of the classic rankings: three lists of copies of items, last saved two days ago. */
export function createClassicRankings(now: Date): SeedDocument {
  const lists = Object.values(demoContent.goatFavorites).map((ids) =>
    ids.slice(0, BALLOT_SLOTS).map((id) => contestantItem(id)),
  );
  const named = CLASSIC_LIST_KEYS.map((key, index) => [key, lists[index]]);
  const lastUpdated = new Date(now.getTime() - 2 * DAY).toISOString();
  return { path: CLASSIC_RANKINGS_PATH, data: { ...Object.fromEntries(named), lastUpdated } };
}
