import { CONSENSUS_BALLOTS_GROUP, type ConsensusBallotKey } from '@outrank/shared/documents/ballots';
import { COMMENTS } from '@outrank/shared/documents/comment';
import { LISTS_GROUP, listKeyText, parseListKey } from '@outrank/shared/documents/list';
import { REPORTS_GROUP } from '@outrank/shared/documents/moderation';
import { COMMENT_VOTES_GROUP, UPVOTES_GROUP } from '@outrank/shared/documents/reactions';
import type { Subject } from '@outrank/shared/documents/results';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { CountTarget } from '../../counts/countTarget.ts';
import { getListKey } from '../../platform/contentQueries.ts';

/**
 * A vote or report that was written or deleted, by what it is for, a comment that appeared or disappeared, by its list, or a
 * list, by its `listKeyText`, or a consensus ballot, by `{userId}~{subject}`.
 */
export type Write = {
  readonly kind: CountTarget['kind'] | 'comments' | 'lists' | 'consensusBallots';
  readonly target: string;
};

const groups = {
  list: UPVOTES_GROUP,
  comment: COMMENT_VOTES_GROUP,
  reports: REPORTS_GROUP,
  comments: COMMENTS,
  lists: LISTS_GROUP,
  consensusBallots: CONSENSUS_BALLOTS_GROUP,
} as const satisfies Record<Write['kind'], string>;
const kinds = Object.keys(groups) as Write['kind'][];

type Version = { readonly write: Write; readonly version: string };

/** Runs something and says which votes, reports, comments, lists and consensus ballots changed meanwhile, also when it fails. */
export async function observeWrites<Result>(
  db: Firestore,
  onWrite: (write: Write) => void,
  run: () => Promise<Result>,
): Promise<Result> {
  const before = await readVersions(db);
  try {
    return await run();
  } finally {
    const after = await readVersions(db);
    for (const path of new Set([...before.keys(), ...after.keys()])) {
      const changed = after.get(path) ?? before.get(path);
      if (changed && before.get(path)?.version !== after.get(path)?.version) onWrite(changed.write);
    }
  }
}

async function readVersions(db: Firestore): Promise<Map<string, Version>> {
  const versions = new Map<string, Version>();
  for (const kind of kinds)
    for (const document of (await db.collectionGroup(groups[kind]).get()).docs) {
      const write = { kind, target: getTarget(kind, document) };
      // The functions ignore changes of a comment.
      const version = kind === 'comments' ? '' : document.updateTime.valueOf();
      versions.set(document.ref.path, { write, version });
    }
  return versions;
}

/** Votes and reports have the id of what they are for. */
function getTarget(kind: Write['kind'], document: DocumentSnapshot): string {
  if (kind === 'lists') return listKeyText(getListKey(document.ref));
  if (kind === 'consensusBallots') return `${document.ref.parent.parent?.id}~${document.id}`;
  if (kind !== 'comments') return document.id;
  return listKeyText({ userId: document.get('listUserId'), listId: document.get('listId') });
}

/** Parses the target of a written consensus ballot. */
export function parseConsensusBallotKey(target: string): ConsensusBallotKey {
  const { userId, listId: subject } = parseListKey(target);
  return { userId, subject: subject as Subject };
}
