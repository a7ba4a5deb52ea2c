import { toUsername } from '@outrank/shared/accounts/username';
import { documentIdSchema } from '@outrank/shared/callSchemas';
import { userListsPath } from '@outrank/shared/documents/account';
import { type ListKey, listPath, listTexts, toStoredTexts } from '@outrank/shared/documents/list';
import { favoritePath } from '@outrank/shared/documents/reactions';
import { isChoosableTag } from '@outrank/shared/documents/tags';
import { userPath } from '@outrank/shared/documents/user';
import * as z from 'zod/mini';
import {
  convertText,
  countEntries,
  type DocumentGroup,
  type NewDocument,
  type Notes,
  parseFields,
} from './conversion.ts';
import { convertItems } from './convertItems.ts';
import { convertTags } from './convertLists.ts';
import {
  draftSchema,
  type OriginalExport,
  originalFavoriteSchema,
  userListsSchema,
  usersSchema,
} from './originalSchemas.ts';

type Draft = z.infer<typeof draftSchema>;
type User = z.infer<typeof userListsSchema> & {
  readonly userId: string;
  readonly draft: Draft | undefined;
};

/** The users who have a document of lists. */
export function parseUsers({ userLists }: OriginalExport, notes: Notes): User[] {
  return Object.entries(userLists).flatMap(([id, value]) => {
    const userId = documentIdSchema.safeParse(id).data;
    const path = `userLists/${id}`;
    const user = userId === undefined ? undefined : parseFields(userListsSchema, value, path, notes);
    if (userId === undefined || !user) {
      notes.lost(path, 'is no document of a user');
      return [];
    }
    const draft =
      user.draft === undefined ? undefined : parseFields(draftSchema, user.draft, `${path} draft`, notes);
    if (user.draft !== undefined && !draft) notes.lost(`${path} draft`, 'is no draft');
    return [{ ...user, userId, draft }];
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
  const user = parseFields(usersSchema, document ?? {}, path, notes);
  if (!user) notes.lost(path, 'is no document of a user', countEntries(document));
  const values = user?.favorites ?? [];
  const favorites = new Map<string, NewDocument>();
  for (const [index, value] of values.entries()) {
    const favorite = parseFields(originalFavoriteSchema, value, `${path} favorites[${index}]`, notes);
    const key: ListKey = { userId: favorite?.userId ?? '', listId: favorite?.listId ?? '' };
    const name = listNames.get(listPath(key));
    const data = { ...key, name, favoritedAt: favorite?.favoritedAt ?? new Date(0) };
    const id = favoritePath(userId, key);
    if (name === undefined) notes.lost(`${path} favorites[${index}]`, 'its list is missing');
    else if (!favorites.has(id)) favorites.set(id, { path: id, data });
  }
  const data = { draft: draft ? convertDraft(draft, `${path} draft`, notes) : null };
  return { kind: 'private documents', document: { path, data }, related: [...favorites.values()] };
}

function convertDraft(draft: Draft, path: string, notes: Notes) {
  const { itemIds, itemSeasonIds } = convertItems(draft.contestants, path, notes);
  return {
    ...toStoredTexts((field) => convertText(draft[field], { field, max: listTexts[field].max }, path, notes)),
    tags: convertTags(draft.tags, path, notes).filter(isChoosableTag),
    itemIds,
    itemSeasonIds,
    updatedAt: draft.updatedAt ?? new Date(0),
  };
}
