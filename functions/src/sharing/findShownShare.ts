import { createHash } from 'node:crypto';
import { userListsPath } from '@outrank/shared/documents/account';
import { reportCountPath } from '@outrank/shared/documents/moderation';
import { sharePath } from '@outrank/shared/documents/shares';
import { parseList } from '@outrank/shared/lists/rankedList';
import { reportTargetId } from '@outrank/shared/moderation/reportTarget';
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
  const found = isShareId(id) ? await db.doc(sharePath(id)).get() : undefined;
  if (!found?.exists) return undefined;
  const known = parseKnownShare(found.data());
  if (!known || known.hidden) return undefined;
  const { share: stored, sources, userIds, order } = known;
  const profiles = sources.map((source) => userListsPath(findOwner(source) ?? 'nobody'));
  const reports = getReportTargets(id, sources, userIds).map(reportCountPath);
  const paths = [...sources.map(getSourcePath), ...profiles, ...reports];
  const documents = await db.getAll(...paths.map((path) => db.doc(path)));
  const data = documents.map((document) => document.data());
  if (!sources.every((source, index) => isShareable(source, data[index]))) return undefined;
  const words = sources.map((source, index) => readWords(source, data[index], data[sources.length + index]));
  const share = maskWhileNew(rewordShare(stored, words), now);
  const lists = sources.map((source, index) => (findListKey(source) ? parseList(data[index]) : undefined));
  const orders = sources.map((source, index) => ({ source, items: lists[index]?.items ?? [] }));
  const noted = share.kind === 'list' && share.hasNames ? orders.flatMap(({ items }) => items) : [];
  const version = hash(share, 12);
  const isCurrent = found.get('version') === version;
  const picture: Uint8Array | undefined = isCurrent ? found.get('picture') : undefined;
  return {
    id,
    /** The order of its day, with the present words of its lists and users. */
    share,
    sources,
    /** What the list's author says about its items now, by item id; nothing while the share names nobody. */
    notes: new Map(noted.flatMap(({ id, note }) => (note ? [[id, note]] : []))),
    /** Whether a list of it is tagged spoiler now. */
    isSpoiler: lists.some((list) => list?.tags.includes('spoiler')),
    /** Whether a list has another order than on that day. */
    hasChanged: order !== undefined && order !== hashOrder(orders),
    /** Whether somebody reported it, a list or a name in it, and no curator has decided yet. */
    isReported: data.slice(2 * sources.length).some((count) => count?.isOpen === true),
    /** The words of users in it: what a report holds. */
    words: { title: getShareKind(share).view(share).heading, author: findAuthor(share) ?? null },
    /** A hash of all that its picture shows. */
    version,
    picture,
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

function getReportTargets(id: string, sources: readonly string[], userIds: readonly string[]): string[] {
  const lists = sources.flatMap((source) => findListKey(source) ?? []);
  return [
    reportTargetId({ kind: 'share', shareId: id }),
    ...lists.map((list) => reportTargetId({ kind: 'list', list })),
    ...userIds.map((userId) => reportTargetId({ kind: 'user', userId })),
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
