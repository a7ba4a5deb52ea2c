import { groupPath, groupSchema } from '@outrank/shared/documents/group';
import {
  entryKinds,
  type Inbox,
  type InboxEntry,
  inboxPath,
  inboxSchema,
} from '@outrank/shared/documents/inbox';
import { type ListKey, listKeyText, parseListKey } from '@outrank/shared/documents/list';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { readComment } from '#data/comments/readComments.ts';
import { db } from '#data/firebase/firestore.ts';
import { readOne } from '#data/firebase/queries.ts';
import { readList } from '#data/lists/lists.ts';
import { readProfile } from '#data/session/readProfile.ts';

/** Reads what others did that concerns the signed-in user; null before anything happened. */
export const readInbox = (uid: string): Promise<Inbox | null> => readOne(inboxPath(uid), inboxSchema);

/** @throws FirebaseError when the connection is lost. */
export function markInboxSeen(uid: string): Promise<void> {
  return updateDoc(doc(db, inboxPath(uid)), { seenAt: serverTimestamp() });
}

/** An entry with the names that it tells. A name is null where the kind has none, or its user is gone. */
export type NamedEntry = InboxEntry & {
  readonly isNew: boolean;
  readonly actorName: string | null;
  readonly list: (ListKey & { readonly name: string }) | null;
  readonly groupName: string | null;
};

/** Reads each document once. */
function memoize<Value>(read: (id: string) => Promise<Value>) {
  const known = new Map<string, Promise<Value>>();
  return (id: string): Promise<Value> => {
    const reading = known.get(id) ?? read(id);
    known.set(id, reading);
    return reading;
  };
}

/**
 * Reads the names that the entries tell, each document once. Leaves out those about what the user cannot read any more.
 * @throws FirebaseError when the connection is lost.
 */
export async function readNamedEntries(uid: string, inbox: Inbox): Promise<NamedEntry[]> {
  const getProfile = memoize((id) => readProfile(id));
  const getList = memoize((key) => readList(parseListKey(key)));
  const nameEntry = async (entry: InboxEntry): Promise<NamedEntry> => {
    const { actorId, groupId } = entry;
    const [actor, group, key] = await Promise.all([
      actorId === null ? null : getProfile(actorId),
      groupId === null ? null : readOne(groupPath(groupId), groupSchema),
      findListKey(uid, entry),
    ]);
    const list = key && (await getList(listKeyText(key)));
    return {
      ...entry,
      isNew: inbox.seenAt === null || entry.at > inbox.seenAt,
      actorName: actor?.displayName ?? null,
      groupName: group?.name ?? null,
      list: key && list ? { ...key, name: list.name } : null,
    };
  };
  const named = await Promise.all(inbox.entries.map(nameEntry));
  return named.filter(({ list, groupName }) => list !== null || groupName !== null);
}

async function findListKey(uid: string, entry: InboxEntry): Promise<ListKey | null> {
  const { kind, listId, commentId, actorId } = entry;
  if (listId === null) return null;
  const own = commentId === null ? uid : (await readComment(commentId))?.listUserId;
  const userId = entryKinds[kind].about === 'listBasedOnOwn' ? actorId : own;
  return userId ? { userId, listId } : null;
}
