import { COMMENT_VOTES_GROUP, REPORTS_GROUP, UPVOTES_GROUP } from '@outrank/shared/firestore/documentPaths';
import type { Firestore } from 'firebase-admin/firestore';
import type { CountTarget } from '../../counts/countTarget.ts';

const groups = {
  upvotes: UPVOTES_GROUP,
  commentVotes: COMMENT_VOTES_GROUP,
  reports: REPORTS_GROUP,
} as const satisfies Record<CountTarget['kind'], string>;
const kinds = Object.keys(groups) as CountTarget['kind'][];

type Vote = CountTarget & { readonly version: string };

/** Runs something and says what the votes and reports that changed meanwhile are for, also when it fails. */
export async function observeVotes<Result>(
  db: Firestore,
  onChange: (target: CountTarget) => void,
  run: () => Promise<Result>,
): Promise<Result> {
  const before = await readVotes(db);
  try {
    return await run();
  } finally {
    const after = await readVotes(db);
    for (const path of new Set([...before.keys(), ...after.keys()])) {
      const vote = after.get(path) ?? before.get(path);
      if (vote && before.get(path)?.version !== after.get(path)?.version)
        onChange({ kind: vote.kind, target: vote.target });
    }
  }
}

async function readVotes(db: Firestore): Promise<Map<string, Vote>> {
  const votes = new Map<string, Vote>();
  for (const kind of kinds)
    for (const { ref, id, updateTime } of (await db.collectionGroup(groups[kind]).get()).docs)
      votes.set(ref.path, { kind, target: id, version: updateTime.valueOf() });
  return votes;
}
