import {
  COMMENTS,
  LISTS_GROUP,
  listKeyText,
  REPORT_COUNTS,
  REPORTS_GROUP,
} from '@outrank/shared/firestore/documentPaths';
import { type CountTarget, countTarget } from '../counts/countTarget.ts';
import { getListKey } from '../platform/getListKey.ts';
import { db } from './emulator.ts';

/** Counts the votes and reports of every target, as after all events. */
export async function countEverything(): Promise<void> {
  for (const target of await readTargets()) await countTarget(db, target);
}

async function readTargets(): Promise<CountTarget[]> {
  const read = async (group: string) => (await db.collectionGroup(group).get()).docs;
  const targets = [...(await read(REPORTS_GROUP)), ...(await read(REPORT_COUNTS))];
  return [
    ...(await read(LISTS_GROUP)).map(({ ref }) => {
      return { kind: 'upvotes', target: listKeyText(getListKey(ref)) } as const;
    }),
    ...(await read(COMMENTS)).map(({ id }) => ({ kind: 'commentVotes', target: id }) as const),
    ...targets.map(({ id }) => ({ kind: 'reports', target: id }) as const),
  ];
}
