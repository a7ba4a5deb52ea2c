import { isDeepStrictEqual } from 'node:util';
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
import { type DocumentSnapshot, FieldValue, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { groupsOfSeason } from '../platform/accountQueries.ts';
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

/** Groups whose members are told at once. */
const GROUPS_PAGE = 20;

/** Requests that the members of all groups of a season are told of a result. */
export async function requestGroupEntries({ db, request }: Services, seasonId: string): Promise<void> {
  for await (const page of readPages(groupsOfSeason(db, seasonId), GROUPS_PAGE)) {
    const concerned = page.flatMap((group): Concerned[] => {
      const memberIds = groupSchema.safeParse(group.data()).data?.memberIds ?? [];
      return memberIds.map((userId) => ({ userId, target: group.id }));
    });
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
      const document = await transaction.get(db.doc(inboxPath(userId)));
      const entries = readEntries(document);
      const present = entries.find(
        ({ known }) => known && isDeepStrictEqual({ ...known, ...identity }, known),
      );
      const seenAt: unknown = document.get('seenAt') ?? null;
      const reader = {
        db,
        transaction,
        userId,
        present: present?.known,
        seenAt: seenAt instanceof Timestamp ? seenAt.toDate().toISOString() : null,
        now,
      };
      const found = await entryFinders[kind](reader, target);
      const others = entries.filter((entry) => entry !== present).map(({ stored }) => stored);
      const at = found && Timestamp.fromDate(new Date(found.at));
      const told = { ...NO_FIELDS, ...Object(present?.stored), ...identity, ...found, at };
      const newest = (found ? [...others, told] : others)
        .toSorted((a, b) => toMillis(b) - toMillis(a))
        .slice(0, INBOX_MAX);
      if (isDeepStrictEqual(newest, document.get('entries') ?? [])) return false;
      const changed = { entries: newest, at: FieldValue.serverTimestamp(), seenAt };
      transaction.set(document.ref, changed, { mergeFields: Object.keys(changed) });
      return true;
    }),
  );
}
