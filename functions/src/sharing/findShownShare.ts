import { createHash } from 'node:crypto';
import { userListsPath } from '@outrank/shared/documents/account';
import { parsePath } from '@outrank/shared/documents/documentKind';
import { groupKind } from '@outrank/shared/documents/group';
import { contentSchemas, reportCountPath } from '@outrank/shared/documents/moderation';
import { sharePath } from '@outrank/shared/documents/shares';
import { parseList } from '@outrank/shared/lists/rankedList';
import { isSameReportedContent, toReportedContent } from '@outrank/shared/moderation/report';
import { type ReportTarget, reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { isShareId } from '@outrank/shared/sharing/shareCall';
import { findAuthor, getShareKind, parseStoredShare } from '@outrank/shared/sharing/shareKinds';
import { maskWhileNew, rewordShare } from '@outrank/shared/sharing/shareNames';
import type { PickedItem, SharePart } from '@outrank/shared/sharing/shareParts';
import {
  findListKey,
  findOwner,
  getSourcePath,
  isShareable,
  readWords,
} from '@outrank/shared/sharing/shareSource';
import type { Firestore } from 'firebase-admin/firestore';

/** A share as strangers see it now. */
export type ShownShare = NonNullable<Awaited<ReturnType<typeof findShownShare>>>;

/**
 * Reads a share with everything that decides whether and how it is shown, so that it is right even before events arrive.
 * Undefined when strangers may not see it any more, or it does not exist. Costs about six reads.
 */
export async function findShownShare(db: Firestore, id: string, now = Date.now()) {
  const shown = await readShare(db, db, id, now);
  return shown?.isHidden ? undefined : shown;
}

/** The same, also while a curator hides it. @param reader the database or a transaction. */
export async function readShare(
  db: Firestore,
  reader: Pick<Firestore, 'getAll'>,
  id: string,
  now = Date.now(),
) {
  const [found] = isShareId(id) ? await reader.getAll(db.doc(sharePath(id))) : [];
  if (!found?.exists) return undefined;
  const known = parseKnownShare(found.data());
  if (!known) return undefined;
  const { share: stored, sources, userIds, order, hidden } = known;
  const profiles = sources.map((source) => userListsPath(findOwner(source) ?? 'nobody'));
  const contents = getContentTargets(id, sources);
  const targets = [...contents, ...getNameTargets(sources, userIds)];
  const reports = targets.map((target) => reportCountPath(reportTargetId(target)));
  const paths = [...sources.map(getSourcePath), ...profiles, ...reports];
  const documents = await reader.getAll(...paths.map((path) => db.doc(path)));
  const data = documents.map((document) => document.data());
  if (!sources.every((source, index) => isShareable(source, data[index]))) return undefined;
  const present = sources.map((source, index) =>
    readWords(source, data[index], data[sources.length + index]),
  );
  const share = maskWhileNew(rewordShare(stored, present), now);
  const lists = sources.map((source, index) => (findListKey(source) ? parseList(data[index]) : undefined));
  const orders = sources.map((source, index) => ({ source, items: lists[index]?.items ?? [] }));
  const noted = share.kind === 'list' && share.hasNames ? orders.flatMap(({ items }) => items) : [];
  const notes = noted.flatMap(({ id, note }) => (note ? [[id, note] as const] : []));
  const version = hash(share, 12);
  const picture: Uint8Array | undefined = found.get('picture');
  const words = contentSchemas.share.parse({
    title: getShareKind(share).view(share).heading,
    author: findAuthor(share) ?? null,
    ...(notes.length > 0 && { notes: Object.fromEntries(notes) }),
  });
  return {
    id,
    isHidden: hidden === true,
    userIds,
    /** The order of its day, with the present words of its lists and users. */
    share,
    sources,
    /** What the list's author says about its items now, by item id; nothing while the share names nobody. */
    notes: new Map(notes),
    /** Whether a list of it is tagged spoiler now. */
    isSpoiler: lists.some((list) => list?.tags.includes('spoiler')),
    /** Whether a list has another order than on that day. */
    hasChanged: order !== undefined && order !== hashOrder(orders),
    /**
     * Whether it or a list in it was reported, or a name in it by several, and no curator has decided yet. One report of a name
     * must not reach all shares that show it.
     */
    isReported: data
      .slice(2 * sources.length)
      .some((count, index) => count?.isOpen && count.count >= (index < contents.length ? 1 : NAME_REPORTS)),
    /** The words of users in it: what a report holds. */
    words,
    /** Whether they are stored, so that a report of them is accepted. */
    areWordsStored: isSameReportedContent(toReportedContent('share', found.data()), words),
    /** A hash of all that its picture shows. */
    version,
    /** The last one that was drawn, be it of earlier words. */
    picture,
    isPictureCurrent: picture !== undefined && found.get('version') === version,
  };
}

/** Undefined for a share of a newer version, which must not keep others from being listed. */
function parseKnownShare(document: unknown) {
  try {
    return parseStoredShare(document);
  } catch {
    return undefined;
  }
}

/** The open reports of a name after which no share that shows it is listed. */
const NAME_REPORTS = 3;

function getContentTargets(id: string, sources: readonly string[]): ReportTarget[] {
  const lists = sources.flatMap((source) => findListKey(source) ?? []);
  return [{ kind: 'share', shareId: id }, ...lists.map((list) => ({ kind: 'list', list }) as const)];
}

function getNameTargets(sources: readonly string[], userIds: readonly string[]): ReportTarget[] {
  const groups = sources.flatMap((source) => parsePath(groupKind.path, source)?.groupId ?? []);
  return [
    ...userIds.map((userId) => ({ kind: 'user', userId }) as const),
    ...groups.map((groupId) => ({ kind: 'group', groupId }) as const),
  ];
}

/** A hash of the orders of lists. Other sources have no order that a share would compare. */
export function hashOrder(parts: readonly Pick<SharePart, 'source' | 'items'>[]): string {
  const lists = parts.filter(({ source }) => findListKey(source));
  const toIds = ({ id, seasonId = '' }: PickedItem) => [id, seasonId];
  const orders = lists.map(({ items }) => items.map(toIds));
  return hash(orders, 24);
}

/** The first digits of a hash of what is JSON. */
export function hash(value: unknown, digits: number): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, digits);
}
