import { getShardIndex } from '@outrank/shared/ballots/tally';
import { toConsensus, toStoredConsensus } from '@outrank/shared/consensus/consensus';
import { CONSENSUS_SHARDS } from '@outrank/shared/consensus/consensusTally';
import { countOrder, sumHeadToHeads } from '@outrank/shared/consensus/headToHeads';
import { findSubjectSeason, getSubjectItems } from '@outrank/shared/consensus/subject';
import { userListsPath } from '@outrank/shared/documents/account';
import { consensusBallotPath } from '@outrank/shared/documents/ballots';
import { createListId, listPath } from '@outrank/shared/documents/list';
import type { Subject } from '@outrank/shared/documents/results';
import { contestantItem, seasonItem } from '@outrank/shared/lists/listedItem';
import { toEarlierRanks } from '@outrank/shared/results/edition';
import type { SeededRandom } from '@outrank/shared/testing/seededRandom';
import { createEditions } from './demoBallots.ts';
import { demoContent, type SeedDocument } from './demoContent.ts';
import { createListData } from './demoLists.ts';

const DAY = 24 * 3_600_000;

/** Their lists are older than those of the demo users, so that they fill no page of the newest lists. */
const AGE_MIN_DAYS = 30;
const AGE_MAX_DAYS = 300;

type Submission = {
  readonly uid: string;
  readonly userName: string;
  readonly subject: Subject;
  readonly order: readonly string[];
  readonly at: Date;
};

/** The profiles of these users, the lists that they submit, and the editions of the last weeks. */
export function createConsensus(now: Date, random: SeededRandom): SeedDocument[] {
  const users = demoContent.fanNames.map((name, index) => ({ uid: `islander-${index + 1}`, name }));
  const profiles = users.map(({ uid, name }) => ({ path: userListsPath(uid), data: { displayName: name } }));
  const subjects = demoContent.rankings.flatMap(({ subject, names, favorites }) => {
    const items = getFavoritesFirst(subject, favorites.split(' '));
    const submissions = users.map(({ uid, name: userName }, index): Submission => {
      const at = new Date(Math.round(now.getTime() - random.between(0.1, 25) * DAY));
      return { uid, userName, subject, order: chooseOrder(items, index % 2 === 0, random), at };
    });
    const lists = submissions.flatMap((submission, index) =>
      createSubmittedList(submission, names[index % names.length] ?? '', now, random),
    );
    return [...lists, ...createConsensusEditions(subject, submissions, now)];
  });
  return [...profiles, ...subjects];
}

function getFavoritesFirst(subject: Subject, favorites: readonly string[]): readonly string[] {
  return [...new Set([...favorites, ...getSubjectItems(subject)])].filter((id) =>
    getSubjectItems(subject).includes(id),
  );
}

/** The common order with ranks moved by chance. Half of the users think better of what came first in the catalogue. */
function chooseOrder(items: readonly string[], isTraditional: boolean, random: SeededRandom): string[] {
  const spread = items.length;
  const ranked = items
    .map((id, index) => {
      const seasonNumber = Number(/^s(\d+)$/.exec(id)?.[1] ?? 23 + (items.indexOf(id) % 5) * 6);
      const taste = ((seasonNumber - 23) / 46) * spread * (isTraditional ? 0.5 : -0.5);
      return { id, position: index + taste + random.between(0, 0.7 * spread) };
    })
    .sort((a, b) => a.position - b.position)
    .map(({ id }) => id);
  const known = ranked.filter(() => random.happens(0.75));
  return known.slice(0, Math.max(6, Math.round(random.between(0.3, 1) * known.length)));
}

function createSubmittedList(
  { uid, userName, subject, order, at }: Submission,
  name: string,
  now: Date,
  random: SeededRandom,
): SeedDocument[] {
  const createdAt = new Date(Math.round(now.getTime() - random.between(AGE_MIN_DAYS, AGE_MAX_DAYS) * DAY));
  const key = { userId: uid, listId: createListId(createdAt.getTime()) };
  const seasonId = findSubjectSeason(subject)?.id;
  const items = order.map((id) => (seasonId ? contestantItem(id, seasonId) : seasonItem(id)));
  const list = createListData(key, userName, { name, description: '', tags: [], items }, createdAt);
  return [
    { path: listPath(key), data: { ...list, updatedAt: at, changedAt: at } },
    { path: consensusBallotPath({ userId: uid, subject }), data: { listId: key.listId, at } },
  ];
}

/** The editions of a subject, each from the lists submitted until then. */
function createConsensusEditions(
  subject: Subject,
  submissions: readonly Submission[],
  now: Date,
): SeedDocument[] {
  const items = getSubjectItems(subject);
  return createEditions(subject, now, (week, until) => {
    const submitted = submissions.filter(({ at }) => at <= until);
    const parts = Map.groupBy(submitted, ({ uid }) => getShardIndex(uid, CONSENSUS_SHARDS));
    const sums = [...parts.values()].map((part) => {
      const orders = part.map(({ order }) => countOrder(items, order));
      return sumHeadToHeads(items, orders);
    });
    const consensus = toConsensus(items, sums);
    return { results: toStoredConsensus(consensus), earlier: toEarlierRanks(week, consensus.rows) };
  });
}
