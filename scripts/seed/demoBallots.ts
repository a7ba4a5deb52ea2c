import { demoUsers } from '@outrank/shared/accounts/demoUsers';
import { type CategoryId, categories } from '@outrank/shared/ballots/categories';
import { earlierTenOf, editionIdAt } from '@outrank/shared/ballots/edition';
import { resultsOf } from '@outrank/shared/ballots/rankTally';
import { countedOf, sumOf, tallyOf } from '@outrank/shared/ballots/tally';
import type { EarlierTen } from '@outrank/shared/ballots/topTen';
import {
  ballotsPath,
  CLASSIC_RANKINGS_PATH,
  editionPath,
  topTenPath,
} from '@outrank/shared/firestore/documentPaths';
import { BALLOT_SLOTS } from '@outrank/shared/limits';
import { CLASSIC_LIST_KEYS } from '@outrank/shared/lists/classicRankings';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { goatFavorites } from './content/goatFavorites.ts';
import type { SeedDocument } from './seedDocument.ts';
import type { SeededRandom } from './seededRandom.ts';

const day = 24 * 3_600_000;
const week = 7 * day;

/** Of how many the demo fans are the known ones; the others only vote. */
const voters = 60;
const pastEditions = 3;

/** How many of all vote in a category: one is of little weight yet. */
const turnout: Record<CategoryId, number> = {
  'goat-strategy': 0.95,
  'goat-social': 0.5,
  'goat-competitor': 0.9,
};

/** A ballot of many in each category; one in six leaves the last slots empty. */
export function castBallots(now: Date, random: SeededRandom): SeedDocument[] {
  const others = Array.from({ length: voters - demoUsers.length }, (_, index) => `islander-${index + 1}`);
  return [...demoUsers.map(({ uid }) => uid), ...others].map((uid) => {
    const entries = categories
      .filter(({ id }) => random.happens(turnout[id]))
      .map(({ id }) => {
        const submittedAt = new Date(Math.round(now.getTime() - random.between(0.1, 25) * day));
        return [id, { ranking: rankFavorites(goatFavorites[id].split(' '), random), submittedAt }];
      });
    return { path: ballotsPath(uid), data: Object.fromEntries(entries) };
  });
}

type Entry = { readonly ranking: readonly string[]; readonly submittedAt: Date };

/** The editions of the last weeks, from the ballots that were cast by then; the last one's ten stand beside the results. */
export function pastEditionsOf(ballots: readonly SeedDocument[], now: Date): SeedDocument[] {
  return categories.flatMap(({ id }) => {
    const entries = ballots.flatMap(({ data }) => (data[id] ? [data[id] as Entry] : []));
    const documents: SeedDocument[] = [];
    let before: { lastEdition?: EarlierTen } = {};
    for (let weeks = pastEditions - 1; weeks >= 0; weeks -= 1) {
      const name = editionIdAt(new Date(now.getTime() - weeks * week));
      const publishedAt = new Date(`${name}T04:01:00Z`);
      const cast = entries.filter(({ submittedAt }) => submittedAt <= publishedAt);
      const results = resultsOf(sumOf(cast.map(({ ranking }) => tallyOf(countedOf(ranking)))));
      documents.push({
        path: editionPath(id, name),
        data: { ...results, ...before, week: name, publishedAt },
      });
      before = { lastEdition: earlierTenOf(name, results) };
    }
    return [...documents, { path: topTenPath(id), data: before }];
  });
}

/** The favorites in an order of one's own, which strays from the common one by a few places. */
function rankFavorites(favorites: readonly string[], random: SeededRandom): string[] {
  const ranked = favorites
    .map((id, place) => ({ id, place: place + random.between(0, 7) }))
    .sort((a, b) => a.place - b.place)
    .map(({ id }) => id);
  const named = random.happens(1 / 6) ? 7 : BALLOT_SLOTS;
  return Array.from({ length: BALLOT_SLOTS }, (_, slot) => (slot < named ? (ranked[slot] ?? '') : ''));
}

/** The older document: three lists of copies of items, last saved two days ago. */
export function classicRankings(now: Date): SeedDocument {
  const lists = Object.values(goatFavorites).map((favorites) =>
    favorites
      .split(' ')
      .slice(0, BALLOT_SLOTS)
      .map((id) => contestantItem(id)),
  );
  const named = CLASSIC_LIST_KEYS.map((key, place) => [key, lists[place]]);
  const lastUpdated = new Date(now.getTime() - 2 * day).toISOString();
  return { path: CLASSIC_RANKINGS_PATH, data: { ...Object.fromEntries(named), lastUpdated } };
}
