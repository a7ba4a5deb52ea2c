import { COMMENTS } from '@outrank/shared/documents/comment';
import { LISTS_GROUP, listKeyText } from '@outrank/shared/documents/list';
import { REPORT_COUNTS, REPORTS_GROUP } from '@outrank/shared/documents/moderation';
import { type CountTarget, countTarget } from '../counts/countTarget.ts';
import { getListKey } from '../platform/contentQueries.ts';
import { db } from './emulator.ts';

/** Tasks that are requested meanwhile are not run. */
const uncalled = { db, request: () => undefined };

/** Counts the votes, comments and reports of every target, as after all events. */
export async function countEverything(): Promise<void> {
  for (const target of await readTargets()) await countTarget(uncalled, target);
}

/** Counts the upvotes and comments of every list. */
export async function countLists(): Promise<void> {
  for (const target of await readLists()) await countTarget(uncalled, target);
}

const read = async (group: string) => (await db.collectionGroup(group).get()).docs;

async function readLists(): Promise<CountTarget[]> {
  const targets = (await read(LISTS_GROUP)).map(({ ref }) => listKeyText(getListKey(ref)));
  return targets.flatMap((target) => [
    { kind: 'upvotes', target },
    { kind: 'comments', target },
  ]);
}

async function readTargets(): Promise<CountTarget[]> {
  const targets = [...(await read(REPORTS_GROUP)), ...(await read(REPORT_COUNTS))];
  return [
    ...(await readLists()),
    ...(await read(COMMENTS)).map(({ id }) => ({ kind: 'commentVotes', target: id }) as const),
    ...targets.map(({ id }) => ({ kind: 'reports', target: id }) as const),
  ];
}
