import { isDeepStrictEqual } from 'node:util';
import { groupSchema } from '@outrank/shared/documents/group';
import {
  type EntryKind,
  INBOX_MAX,
  inboxKinds,
  inboxPath,
  inboxSchema,
} from '@outrank/shared/documents/inbox';
import { FieldValue } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { groupsOfSeason } from '../platform/accountQueries.ts';
import { readPages } from '../platform/readPages.ts';
import { runInTurn, runTransaction } from '../platform/runTransaction.ts';
import { finishAll, type Services } from '../platform/services.ts';
import { entryFinders } from './entryFinders.ts';

/** What an entry is about: a user's own list or the one that started from theirs (`listKeyText`), their comment or group. */
export const inboxTaskSchema = z.object({ userId: z.string(), kind: z.enum(inboxKinds), target: z.string() });
export type EntryTarget = Readonly<z.infer<typeof inboxTaskSchema>>;

/** Requests that an entry is brought up to date within about two seconds; called after each change of what it tells of. */
export async function requestEntry(
  { request }: Pick<Services, 'request'>,
  { userId, kind, target }: EntryTarget,
): Promise<void> {
  const payload = { userId, kind, target };
  await request({ queue: 'updateInbox', key: `${userId} ${kind} ${target}`, payload });
}

/** Groups whose members are told at once. */
const GROUPS_PAGE = 20;

/** Requests that the members of all groups of a season are told of a result. */
export async function requestGroupEntries({ db, request }: Services, seasonId: string): Promise<void> {
  for await (const page of readPages(groupsOfSeason(db, seasonId), GROUPS_PAGE)) {
    const entries = page.flatMap((group): EntryTarget[] => {
      const memberIds = groupSchema.safeParse(group.data()).data?.memberIds ?? [];
      return memberIds.map((userId) => ({ userId, kind: 'groupResult', target: group.id }));
    });
    await finishAll(entries.map((entry) => requestEntry({ request }, entry)));
  }
}

/** The entries of a list that go when it is deleted. */
export const ownListKinds = ['comment', 'upvotes', 'topList'] as const satisfies readonly EntryKind[];

const NO_FIELDS = { listId: null, groupId: null, commentId: null, actorId: null, count: null };
const NOTHING_YET = { entries: [], seenAt: null };

/**
 * Brings an entry up to date with what is stored now, or removes it. Returns whether it changed. Safe to repeat, to delay and
 * to run many at once, because each run looks again in the transaction that writes.
 */
export function updateInbox({ db }: Pick<Services, 'db'>, { userId, kind, target }: EntryTarget, now: Date) {
  const { identify, find } = entryFinders[kind];
  const identity = { kind, ...identify(target) };
  return runInTurn(userId, () =>
    runTransaction(db, async (transaction) => {
      const document = await transaction.get(db.doc(inboxPath(userId)));
      const { entries, seenAt } = inboxSchema.safeParse(document.data()).data ?? NOTHING_YET;
      const present = entries.find((entry) => isDeepStrictEqual({ ...entry, ...identity }, entry));
      const found = await find({ db, transaction, userId, present, seenAt, now }, target);
      const others = entries.filter((entry) => entry !== present);
      const changed = found ? [...others, { ...NO_FIELDS, ...identity, ...found }] : others;
      const newest = changed.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, INBOX_MAX);
      if (isDeepStrictEqual(newest, entries)) return false;
      transaction.set(document.ref, {
        entries: newest.map((entry) => ({ ...entry, at: new Date(entry.at) })),
        at: FieldValue.serverTimestamp(),
        seenAt: document.get('seenAt') ?? null,
      });
      return true;
    }),
  );
}
