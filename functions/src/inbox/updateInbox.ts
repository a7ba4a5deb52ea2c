import { isDeepStrictEqual } from 'node:util';
import { userListsPath } from '@outrank/shared/documents/account';
import { type Comment, commentKind, commentPath } from '@outrank/shared/documents/comment';
import { groupSchema } from '@outrank/shared/documents/group';
import {
  allEntryKinds,
  type EntryStart,
  type EntrySubject,
  entryKinds,
  INBOX_MAX,
  inboxEntrySchema,
  inboxPath,
  toIdentity,
} from '@outrank/shared/documents/inbox';
import { listKeyText, listKind } from '@outrank/shared/documents/list';
import { type DocumentSnapshot, FieldPath, FieldValue, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { groupsOfSeason } from '../platform/accountQueries.ts';
import { readOwned } from '../platform/ownedQueries.ts';
import { readPages } from '../platform/readPages.ts';
import { runInTurn, runTransaction } from '../platform/runTransaction.ts';
import { finishAll, type Services } from '../platform/services.ts';
import { entryFinders } from './entryFinders.ts';

/** What an entry is about (`EntrySubject`), and whose inbox tells of it. */
export const inboxTaskSchema = z.object({
  userId: z.string(),
  kind: z.enum(allEntryKinds),
  target: z.string(),
});
export type EntryTarget = Readonly<z.infer<typeof inboxTaskSchema>>;

type Concerned = Pick<EntryTarget, 'userId' | 'target'>;

/**
 * Requests that entries are brought up to date within about two seconds: those of all kinds that this starts. Called after each
 * change of what they tell of. The deletion of what entries are about concerns all kinds about it.
 */
export async function requestEntries(
  { request }: Pick<Services, 'request'>,
  start: EntryStart | `${EntrySubject}Deleted`,
  { userId, target }: Concerned,
): Promise<void> {
  const kinds = allEntryKinds.filter((kind) => {
    const { startedBy, about } = entryKinds[kind];
    return start === startedBy || start === `${about}Deleted`;
  });
  await finishAll(
    kinds.map((kind) =>
      request({
        queue: 'updateInbox',
        key: `${userId} ${kind} ${target}`,
        payload: { userId, kind, target },
      }),
    ),
  );
}

/**
 * Requests the entries of those whom a comment concerns: the owner of its list, and the author of the comment that it replies to.
 * Of a comment that is gone, these may be its own author.
 */
export async function requestCommentEntries(
  { db, request }: Services,
  comment: Pick<Comment, 'userId' | 'listUserId' | 'listId' | 'parentId'>,
  isGone: boolean,
): Promise<void> {
  const { userId, listUserId, listId, parentId } = comment;
  const list = { userId: listUserId, target: listKeyText({ userId: listUserId, listId }) };
  const parent = parentId === null ? undefined : await db.doc(commentPath(parentId)).get();
  const answered: unknown = parent?.get('userId');
  const isNews = (uid: unknown): uid is string => typeof uid === 'string' && (uid !== userId || isGone);
  await finishAll([
    isNews(listUserId) && requestEntries({ request }, 'listCommented', list),
    isNews(answered) &&
      requestEntries({ request }, 'commentAnswered', { userId: answered, target: parentId ?? '' }),
  ]);
}

/** Lists and comments of a user that others are told of at once. */
const OWN_PAGE = 100;

/** Requests all entries that tell others of a user's lists and comments: what a blocked user did is taken out. */
export async function requestEntriesOf(services: Services, uid: string): Promise<void> {
  for await (const page of readOwned(services.db, listKind, uid, OWN_PAGE, new FieldPath('basedOn')))
    await finishAll(
      page.map((list) => {
        const source: unknown = list.get('basedOn.userId');
        const target = listKeyText({ userId: uid, listId: list.id });
        return (
          typeof source === 'string' && requestEntries(services, 'listBasedOn', { userId: source, target })
        );
      }),
    );
  const fields = ['userId', 'listUserId', 'listId', 'parentId'].map((field) => new FieldPath(field));
  for await (const page of readOwned(services.db, commentKind, uid, OWN_PAGE, ...fields))
    await finishAll(page.map((comment) => requestCommentEntries(services, comment.data() as Comment, true)));
}

/** Groups whose members are told at once. */
const GROUPS_PAGE = 20;

/** Requests that the members of all groups of a season are told of a result. */
export async function requestGroupEntries({ db, request }: Services, seasonId: string): Promise<void> {
  for await (const page of readPages(groupsOfSeason(db, seasonId), GROUPS_PAGE)) {
    const members = new Set(
      page.flatMap((group) => groupSchema.safeParse(group.data()).data?.memberIds ?? []),
    );
    const concerned = [...members].map((userId): Concerned => ({ userId, target: seasonId }));
    await finishAll(concerned.map((each) => requestEntries({ request }, 'episodeScored', each)));
  }
}

const NO_FIELDS = { listId: null, groupId: null, commentId: null, actorId: null, count: null };

function toMillis(entry: unknown): number {
  const at = entry instanceof Object && 'at' in entry ? entry.at : undefined;
  return at instanceof Timestamp ? at.toMillis() : 0;
}

/** The entries as stored, each with what this version knows of it. */
function readEntries(document: DocumentSnapshot) {
  const entries: unknown = document.get('entries');
  const stored: readonly unknown[] = Array.isArray(entries) ? entries : [];
  return stored.map((entry) => ({ stored: entry, known: inboxEntrySchema.safeParse(entry).data }));
}

/** What somebody did of one kind. */
function toCrowd(entry: unknown): string {
  const { kind, actorId = null } = Object(entry);
  return JSON.stringify([kind, actorId]);
}

/**
 * The newest entries. Where there are too many, whoever did most of one kind loses the oldest of theirs, so that nobody pushes
 * out what others did.
 */
function keepNewest(entries: readonly unknown[]): unknown[] {
  const kept = entries.toSorted((a, b) => toMillis(b) - toMillis(a));
  while (kept.length > INBOX_MAX) {
    const crowds = Map.groupBy(kept, toCrowd);
    const most = Math.max(...[...crowds.values()].map(({ length }) => length));
    kept.splice(
      kept.findLastIndex((entry) => crowds.get(toCrowd(entry))?.length === most),
      1,
    );
  }
  return kept;
}

/**
 * Brings an entry up to date with what is stored now, or removes it. Returns whether it changed. Safe to repeat, to delay and
 * to run many at once, because each run looks again in the transaction that writes. What this version does not know of the
 * inbox stays as it is.
 */
export function updateInbox({ db }: Pick<Services, 'db'>, { userId, kind, target }: EntryTarget, now: Date) {
  const identity = { kind, ...toIdentity(entryKinds[kind].about, target) };
  // Tasks of one user would abort each other.
  return runInTurn(userId, () =>
    runTransaction(db, async (transaction) => {
      const [document, profile] = await transaction.getAll(
        db.doc(inboxPath(userId)),
        db.doc(userListsPath(userId)),
      );
      // A late task must not bring back the inbox of a deleted account.
      if (!document || !profile?.exists) return false;
      const entries = readEntries(document);
      const present = entries.filter(
        ({ known }) => known && isDeepStrictEqual({ ...known, ...identity }, known),
      );
      const seenAt: unknown = document.get('seenAt') ?? null;
      const reader = {
        db,
        transaction,
        userId,
        present: present.flatMap(({ known }) => known ?? []),
        seenAt: seenAt instanceof Timestamp ? seenAt.toDate().toISOString() : null,
        now,
      };
      const found = [(await entryFinders[kind](reader, target)) ?? []].flat();
      const others = entries.filter((entry) => !present.includes(entry)).map(({ stored }) => stored);
      const told = found.map((entry) => {
        const before = present.find(({ known }) => known?.groupId === (entry.groupId ?? null));
        const at = Timestamp.fromDate(new Date(entry.at));
        return { ...NO_FIELDS, ...Object(before?.stored), ...identity, ...entry, at };
      });
      const newest = keepNewest([...others, ...told]);
      if (isDeepStrictEqual(newest, document.get('entries') ?? [])) return false;
      const changed = { entries: newest, at: FieldValue.serverTimestamp(), seenAt };
      transaction.set(document.ref, changed, { mergeFields: Object.keys(changed) });
      return true;
    }),
  );
}
