import { hasAnyPick, parseBallots } from '../ballots/ballot.ts';
import { type CategoryId, findCategory } from '../catalogue/categories.ts';
import { profileSchema } from '../documents/account.ts';
import { predictionKind } from '../documents/airing.ts';
import { BALLOTS, ballotKind, ballotsPath } from '../documents/ballots.ts';
import { parsePath } from '../documents/documentKind.ts';
import { type Group, groupKind, groupSchema } from '../documents/group.ts';
import { type ListKey, listKind, storedListSchema } from '../documents/list.ts';

/** What a share is made from: the path of a document, for a ballot with its category behind a dot. */
export type Source = string;

export function ballotSource(uid: string, category: CategoryId): Source {
  return `${ballotsPath(uid)}.${category}`;
}

/** The path of the document that holds a source. */
export function getSourcePath(source: Source): string {
  return splitSource(source)[0];
}

/** The key of the list that a source is; undefined for another one. */
export function findListKey(source: Source): ListKey | undefined {
  const { uid, listId } = parsePath(listKind.path, source) ?? {};
  return uid !== undefined && listId !== undefined ? { userId: uid, listId } : undefined;
}

/**
 * Whether strangers may see what a source holds now: a public list, or a ballot that was not withdrawn. Results always, and predictions,
 * which are shared closed.
 * @param document its data; undefined when it does not exist.
 */
export function isShareable(source: Source, document: unknown): boolean {
  if (document === undefined) return false;
  const [path, category = ''] = splitSource(source);
  if (path.startsWith(`${BALLOTS}/`)) {
    const id = findCategory(category)?.id;
    const ballot = id && parseBallots(document)[id];
    return ballot !== undefined && hasAnyPick(ballot.slots);
  }
  return findListKey(source) === undefined || isPublicList(document);
}

/** The user whose content a source is; undefined for results, which belong to nobody. */
export function findOwner(source: Source): string | undefined {
  const path = getSourcePath(source);
  const owners = [listKind, ballotKind, predictionKind].map((kind) => parsePath(kind.path, path)?.uid);
  return owners.find((uid) => uid !== undefined);
}

export const FANS = 'Fans';

/** Whose a source is, and what it is called: the words that a share shows as they are now. */
export type SourceWords = {
  readonly author: string;
  readonly name: string;
  /** Of a group, by their ids. */
  readonly memberNames?: Group['memberNames'];
};

/** @param document the source's data. @param profile its owner's. */
export function readWords(source: Source, document: unknown, profile: unknown): SourceWords {
  const group = parsePath(groupKind.path, source) && groupSchema.safeParse(document).data;
  if (group) return { author: FANS, name: group.name, memberNames: group.memberNames };
  if (findOwner(source) === undefined) return { author: FANS, name: FANS };
  const list = storedListSchema.safeParse(document).data;
  const { displayName } = profileSchema.safeParse(profile).data ?? {};
  return { author: displayName ?? list?.userName ?? '', name: list?.name ?? '' };
}

function isPublicList(document: unknown): boolean {
  const list = storedListSchema.safeParse(document).data;
  return list?.isPublic === true && list.public !== false && list.hidden !== true;
}

function splitSource(source: Source): [path: string, category?: string] {
  const end = source.startsWith(`${BALLOTS}/`) ? source.lastIndexOf('.') : -1;
  return end < 0 ? [source] : [source.slice(0, end), source.slice(end + 1)];
}
