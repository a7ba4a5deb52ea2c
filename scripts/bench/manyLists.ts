import { seasons } from '@outrank/shared/catalogue/catalogue';
import { type ListKey, createListId } from '@outrank/shared/firestore/documentPaths';
import { dayNumber } from '@outrank/shared/firestore/timestamp';
import { toStoredContent } from '@outrank/shared/lists/list';
import { contestantItem, type ListedItem, seasonItem } from '@outrank/shared/lists/listedItem';
import { choosableTags } from '@outrank/shared/lists/tags';
import { type SeededRandom, seededRandom } from '../lib/seededRandom.ts';

const LISTS_OF_A_FAN = 20;
const TWO_YEARS_MS = 2 * 365 * 86_400_000;

export type ManyList = ReturnType<typeof manyList>;

/** The list of this number, from 0 on, of the two years before `now`, the latest months the busiest: its key and its document. Always the same but for `now`. */
export function manyList(number: number, now: Date) {
  const random = seededRandom(number);
  const createdAt = new Date(now.getTime() - Math.ceil(random.next() ** 2 * TWO_YEARS_MS));
  const fan = Math.floor(number / LISTS_OF_A_FAN);
  const key: ListKey = { userId: `bench-fan-${fan}`, listId: createListId(createdAt.getTime()) };
  const data = {
    ...toStoredContent({ ...words(random), tags: tagsOf(random), items: itemsOf(random) }),
    id: key.listId,
    userId: key.userId,
    userName: `Fan ${fan}`,
    isPublic: true,
    createdAt,
    createdDay: dayNumber(createdAt),
    updatedAt: createdAt,
    changedAt: createdAt,
    upvoteCount: Math.floor(random.next() ** 6 * 500),
  };
  return { key, data };
}

export const openings = [
  'The best',
  'My favorite',
  'Underrated',
  'The boldest',
  'The worst',
  'Unforgettable',
];
export const subjects = [
  'villains',
  'winners',
  'blindsides',
  'alliances',
  'idol plays',
  'first boots',
  'heroes',
];
const angles = [
  'of all time',
  'so far',
  'that aged well',
  'after a rewatch',
  'nobody talks about',
  'by heart',
];
const reasons = [
  'Fight me in the comments.',
  'Judged by the edit alone, not by the result.',
  'Strategy counts twice, challenges once.',
  'I watched every season again for this one.',
  'The jury was wrong about half of these.',
];

function words(random: SeededRandom): { name: string; description: string } {
  const name = `${random.pick(openings)} ${random.pick(subjects)} ${random.pick(angles)}`;
  const story = random.pick(seasons).name;
  const description = `${random.pick(reasons)} It all began with ${story}. ${random.pick(reasons)}`;
  return { name, description: random.happens(0.2) ? '' : description };
}

function tagsOf(random: SeededRandom) {
  return choosableTags.filter(() => random.happens(0.25));
}

const seasonIds = seasons.map(({ id }) => id);
const contestantIds = [...new Set(seasons.flatMap(({ contestants }) => contestants.map(({ id }) => id)))];

function itemsOf(random: SeededRandom): ListedItem[] {
  const count = Math.round(random.between(5, 20));
  const isOfSeasons = random.happens(0.3);
  const start = Math.floor(random.next() * (isOfSeasons ? seasonIds : contestantIds).length);
  return Array.from({ length: count }, (_, place) => {
    const at = start + place * 3;
    return isOfSeasons ? seasonItem(around(seasonIds, at)) : contestantItem(around(contestantIds, at));
  });
}

const around = (ids: readonly string[], at: number): string => ids[at % ids.length] ?? '';
