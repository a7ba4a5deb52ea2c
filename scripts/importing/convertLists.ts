import { type ListKey, listKeyText, listPath, upvotePath } from '@outrank/shared/firestore/documentPaths';
import { dayNumber } from '@outrank/shared/firestore/timestamp';
import { LIST_DESCRIPTION_MAX, LIST_NAME_MAX } from '@outrank/shared/limits';
import { listTypes, type StoredTag, storedTagSchema } from '@outrank/shared/lists/tags';
import { truncateText } from '@outrank/shared/text/truncateText';
import type * as z from 'zod/mini';
import { convertItems } from './convertItems.ts';
import { listSchema } from './originalShapes.ts';
import type { Remarks } from './remarks.ts';
import type { Unit } from './unit.ts';

const NAMELESS_LIST = 'Untitled ranking';

/** The ids that the rules let be deleted. */
const LIST_ID = /^list_[0-9]{1,16}$/;

type Original = z.infer<typeof listSchema>;
type Named = Original & { readonly id: string };
export type Owner = { readonly userId: string; readonly userName: string };

/** A fan's lists; of two with one id the one that was saved last. */
export function convertLists(owner: Owner, values: readonly unknown[], remarks: Remarks): Unit[] {
  const path = `userLists/${owner.userId}`;
  const lists = values.flatMap((value, place) => {
    const list = listSchema.safeParse(value).data;
    if (list?.id !== undefined && LIST_ID.test(list.id)) return [{ ...list, id: list.id }];
    remarks.notTaken(`${path} lists[${place}]`, 'is no list with an id of list_ and a number');
    return [];
  });
  const newest = new Map<string, Named>();
  for (const list of lists) {
    const other = newest.get(list.id);
    if (other) remarks.notTaken(`${path} ${list.id}`, 'stands twice; the one that was saved last is taken');
    if (!other || timeOf(list) >= timeOf(other)) newest.set(list.id, list);
  }
  return [...newest.values()].map((list) => unitOf(owner, list, remarks));
}

function timeOf({ updatedAt, createdAt }: Original): number {
  return (updatedAt ?? createdAt)?.getTime() ?? 0;
}

function unitOf(owner: Owner, list: Named, remarks: Remarks): Unit {
  const key: ListKey = { userId: owner.userId, listId: list.id };
  const createdAt = list.createdAt ?? momentOfId(list.id);
  const marks = list.upvotes.map((uid) => ({ path: upvotePath(uid, key), data: { ...key, at: createdAt } }));
  const data = {
    id: list.id,
    ...owner,
    ...getContent(list, listKeyText(key), remarks),
    isPublic: list.isPublic !== false && list.public !== false,
    createdAt,
    createdDay: dayNumber(createdAt),
    updatedAt: list.updatedAt ?? createdAt,
    upvoteCount: marks.length,
  };
  return { kind: 'lists', document: { path: listPath(key), data }, marks };
}

/** The id tells when the list was made; one that tells no past moment is as old as can be. */
function momentOfId(id: string): Date {
  const time = Number(id.slice('list_'.length));
  return new Date(time <= Date.now() ? time : 0);
}

function getContent(list: Named, path: string, remarks: Remarks) {
  const name = truncateText(list.name ?? '', LIST_NAME_MAX);
  const description = truncateText(list.description ?? '', LIST_DESCRIPTION_MAX);
  if (name === '') remarks.changed(path, `has no name and is called ${NAMELESS_LIST}`);
  else if (name !== list.name?.trim()) remarks.changed(path, 'the name was too long');
  if (description !== (list.description ?? '').trim()) remarks.changed(path, 'the description was too long');
  const { type, ...items } = convertItems(list.contestants, path, remarks);
  const tags = convertTags(list.tags, path, remarks);
  const tagSet = Object.fromEntries(tags.map((tag) => [tag, true]));
  return { name: name || NAMELESS_LIST, description, tags: [...tags, type], tagSet, type, ...items };
}

/** The tags that a fan sets, each once; the type follows from the items, whatever the original says. */
export function convertTags(values: readonly unknown[], path: string, remarks: Remarks): StoredTag[] {
  const known = values.flatMap((value) => storedTagSchema.safeParse(value).data ?? []);
  if (known.length < values.length) remarks.changed(path, 'unknown tags are left out');
  return [...new Set(known)].filter((tag) => !(listTypes as readonly string[]).includes(tag));
}
