import { toUsername } from '@outrank/shared/accounts/username';
import { documentIdSchema } from '@outrank/shared/callSchemas';
import { userListsPath } from '@outrank/shared/documents/account';
import { type ListKey, listPath, listTexts, mapListTexts } from '@outrank/shared/documents/list';
import { favoritePath } from '@outrank/shared/documents/reactions';
import { isChoosableTag } from '@outrank/shared/documents/tags';
import { userPath } from '@outrank/shared/documents/user';
import * as z from 'zod/mini';
import type { DocumentGroup, NewDocument, Notes } from './conversion.ts';
import { convertItems } from './convertItems.ts';
import { convertTags } from './convertLists.ts';
import {
  type draftSchema,
  favoriteSchema,
  type OriginalExport,
  userListsSchema,
  usersSchema,
} from './originalSchemas.ts';

type Draft = z.infer<typeof draftSchema>;
type User = z.infer<typeof userListsSchema> & { readonly userId: string };

/** The users who have a document of lists. */
export function parseUsers({ userLists }: OriginalExport, notes: Notes): User[] {
  return Object.entries(userLists).flatMap(([id, value]) => {
    const userId = documentIdSchema.safeParse(id).data;
    const user = userListsSchema.safeParse(value).data;
    if (userId !== undefined && user) return [{ ...user, userId }];
    notes.skipped(`userLists/${id}`, 'is no document of a user');
    return [];
  });
}

const signedSchema = z.object({ userName: z.string() });

/** Converts the public profile: the user's name, or the one that a list is signed with. */
export function convertProfile({ userId, displayName, lists }: User, notes: Notes): DocumentGroup {
  const signed = lists.flatMap((list) => signedSchema.safeParse(list).data?.userName ?? []);
  const name = [displayName, ...signed].find((each) => each?.trim());
  const userName = toUsername(name);
  const path = userListsPath(userId);
  if (name === undefined) notes.changed(path, `has no name and is called ${userName}`);
  else if (userName !== name.trim()) notes.changed(path, `the name became ${userName}`);
  return { kind: 'users', document: { path, data: { displayName: userName } }, related: [] };
}

/** Converts the private document: the draft, and the favorites of lists that are imported. */
export function convertPrivateDocument(
  userId: string,
  { draft, document }: { draft: Draft | undefined; document: unknown },
  listNames: ReadonlyMap<string, string>,
  notes: Notes,
): DocumentGroup {
  const path = userPath(userId);
  const values = usersSchema.safeParse(document ?? {}).data?.favorites ?? [];
  const favorites = new Map<string, NewDocument>();
  for (const [index, value] of values.entries()) {
    const favorite = favoriteSchema.safeParse(value).data;
    const key: ListKey = { userId: favorite?.userId ?? '', listId: favorite?.listId ?? '' };
    const name = listNames.get(listPath(key));
    const data = { ...key, name, favoritedAt: favorite?.favoritedAt ?? new Date(0) };
    const id = favoritePath(userId, key);
    if (name === undefined) notes.skipped(`${path} favorites[${index}]`, 'its list is missing');
    else if (!favorites.has(id)) favorites.set(id, { path: id, data });
  }
  const data = { draft: draft ? convertDraft(draft, `${path} draft`, notes) : null };
  return { kind: 'private documents', document: { path, data }, related: [...favorites.values()] };
}

function convertDraft(draft: Draft, path: string, notes: Notes) {
  const { itemIds, itemSeasonIds } = convertItems(draft.contestants, path, notes);
  return {
    ...mapListTexts((text) => (draft[text] ?? '').slice(0, listTexts[text].max)),
    tags: convertTags(draft.tags, path, notes).filter(isChoosableTag),
    itemIds,
    itemSeasonIds,
    updatedAt: draft.updatedAt ?? new Date(0),
  };
}
