import { groupPath, groupSchema } from '@outrank/shared/documents/group';
import { type Inbox, type InboxEntry, inboxPath, inboxSchema } from '@outrank/shared/documents/inbox';
import { type ListKey, listKeyText, parseListKey } from '@outrank/shared/documents/list';
import { doc, type Firestore, getDoc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { readComment } from '#data/comments/readComments.ts';
import { readList } from '#data/lists/lists.ts';
import { readProfile } from '#data/session/readProfile.ts';

/** Reads what others did that concerns the signed-in user; null before anything happened. */
export async function readInbox(db: Firestore, uid: string): Promise<Inbox | null> {
  const snapshot = await getDoc(doc(db, inboxPath(uid)));
  return snapshot.exists() ? inboxSchema.parse(snapshot.data()) : null;
}

/** @throws FirebaseError when the connection is lost. */
export function markInboxSeen(db: Firestore, uid: string): Promise<void> {
  return updateDoc(doc(db, inboxPath(uid)), { seenAt: serverTimestamp() });
}

/** An entry with the names that it tells. A name is null where the kind has none, or its user is gone. */
export type ToldEntry = InboxEntry & {
  readonly isNew: boolean;
  readonly actorName: string | null;
  readonly list: (ListKey & { readonly name: string }) | null;
  readonly groupName: string | null;
};

/** Reads each document once. */
function once<Value>(read: (id: string) => Promise<Value>) {
  const known = new Map<string, Promise<Value>>();
  return (id: string): Promise<Value> => {
    const reading = known.get(id) ?? read(id);
    known.set(id, reading);
    return reading;
  };
}

/**
 * Reads the names that the entries tell. Leaves out those about what the user cannot read any more.
 * @throws FirebaseError when the connection is lost.
 */
export async function readTold(db: Firestore, uid: string, inbox: Inbox): Promise<ToldEntry[]> {
  const getName = once(async (id) => (await readProfile(db, id))?.displayName ?? null);
  const getList = once((key) => readList(db, parseListKey(key)));
  const tell = async (entry: InboxEntry): Promise<ToldEntry> => {
    const [actorName, groupName, key] = await Promise.all([
      entry.actorId === null ? null : getName(entry.actorId),
      entry.groupId === null ? null : readGroupName(db, entry.groupId),
      findListKey(db, uid, entry),
    ]);
    const list = key && (await getList(listKeyText(key)));
    const isNew = inbox.seenAt === null || entry.at > inbox.seenAt;
    return { ...entry, isNew, actorName, groupName, list: key && list ? { ...key, name: list.name } : null };
  };
  const told = await Promise.all(inbox.entries.map(tell));
  return told.filter(({ list, groupName }) => list !== null || groupName !== null);
}

async function readGroupName(db: Firestore, groupId: string): Promise<string | null> {
  const group = await getDoc(doc(db, groupPath(groupId)));
  return groupSchema.safeParse(group.data()).data?.name ?? null;
}

async function findListKey(db: Firestore, uid: string, entry: InboxEntry): Promise<ListKey | null> {
  const { kind, listId, commentId, actorId } = entry;
  if (listId === null) return null;
  const own = commentId === null ? uid : (await readComment(db, commentId))?.listUserId;
  const userId = kind === 'basedOn' ? actorId : own;
  return userId ? { userId, listId } : null;
}
