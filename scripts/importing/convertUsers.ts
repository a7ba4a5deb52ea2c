import { toUsername } from '@outrank/shared/accounts/profile';
import { documentIdSchema } from '@outrank/shared/callables';
import {
  favoritePath,
  type ListKey,
  listPath,
  userListsPath,
  userPath,
} from '@outrank/shared/firestore/documentPaths';
import { LIST_DESCRIPTION_MAX, LIST_NAME_MAX } from '@outrank/shared/limits';
import { isChoosableTag } from '@outrank/shared/lists/tags';
import * as z from 'zod/mini';
import { convertItems } from './convertItems.ts';
import { convertLists, convertTags } from './convertLists.ts';
import {
  type draftSchema,
  favoriteSchema,
  type OriginalExport,
  userListsSchema,
  usersSchema,
} from './originalShapes.ts';
import type { Remarks } from './remarks.ts';
import type { NewDocument, Unit } from './unit.ts';

type Fan = z.infer<typeof userListsSchema> & { readonly userId: string };

/** The fans with a document of lists. */
export function readUsers({ userLists }: OriginalExport, remarks: Remarks): Fan[] {
  return Object.entries(userLists).flatMap(([id, value]) => {
    const userId = documentIdSchema.safeParse(id).data;
    const fan = userListsSchema.safeParse(value).data;
    if (userId !== undefined && fan) return [{ ...fan, userId }];
    remarks.notTaken(`userLists/${id}`, 'is no document of a fan');
    return [];
  });
}

const signedSchema = z.object({ userName: z.string() });

/** The public side of a fan: their name, or the one that they signed a list with. */
export function convertUser({ userId, displayName, lists }: Fan, remarks: Remarks): Unit {
  const signed = lists.flatMap((list) => signedSchema.safeParse(list).data?.userName ?? []);
  const name = [displayName, ...signed].find((each) => each?.trim());
  const userName = toUsername(name);
  const path = userListsPath(userId);
  if (name === undefined) remarks.changed(path, `has no name and is called ${userName}`);
  else if (userName !== name.trim()) remarks.changed(path, 'the name was too long');
  return { kind: 'fans', document: { path, data: { displayName: userName } }, marks: [] };
}

/** A fan's lists, signed with the name that the fan has here. */
export function convertListsOf({ userId, lists }: Fan, { document }: Unit, remarks: Remarks): Unit[] {
  return convertLists({ userId, userName: String(document.data.displayName) }, lists, remarks);
}

/** The private side: the draft, and before it the favorites. Those of lists that are not there stay behind. */
export function convertPrivate(
  userId: string,
  { draft, document }: { draft: Fan['draft']; document: unknown },
  listNames: ReadonlyMap<string, string>,
  remarks: Remarks,
): Unit {
  const path = userPath(userId);
  const favorites = usersSchema.safeParse(document ?? {}).data?.favorites ?? [];
  const marks = favorites.flatMap((value, place): NewDocument[] => {
    const favorite = favoriteSchema.safeParse(value).data;
    const key: ListKey = { userId: favorite?.userId ?? '', listId: favorite?.listId ?? '' };
    const name = listNames.get(listPath(key));
    if (name === undefined) remarks.notTaken(`${path} favorites[${place}]`, 'its list is not there');
    const data = { ...key, name, favoritedAt: favorite?.favoritedAt ?? new Date(0) };
    return name === undefined ? [] : [{ path: favoritePath(userId, key), data }];
  });
  const data = { draft: draft ? convertDraft(draft, `${path} draft`, remarks) : null };
  return { kind: 'private documents', document: { path, data }, marks: firstOfEach(marks) };
}

function firstOfEach(marks: readonly NewDocument[]): NewDocument[] {
  return [...new Map([...marks].reverse().map((mark) => [mark.path, mark])).values()].reverse();
}

function convertDraft(draft: z.infer<typeof draftSchema>, path: string, remarks: Remarks) {
  const { itemIds, itemSeasonIds } = convertItems(draft.contestants, path, remarks);
  return {
    name: (draft.name ?? '').slice(0, LIST_NAME_MAX),
    description: (draft.description ?? '').slice(0, LIST_DESCRIPTION_MAX),
    tags: convertTags(draft.tags, path, remarks).filter(isChoosableTag),
    itemIds,
    itemSeasonIds,
    updatedAt: draft.updatedAt ?? new Date(0),
  };
}
