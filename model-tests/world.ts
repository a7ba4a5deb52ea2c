import type { Slots } from '@outrank/shared/ballots/ballot';
import type { CategoryId } from '@outrank/shared/catalogue/categories';
import { type ListKey, listKeyText } from '@outrank/shared/documents/list';
import type { CommentVote } from '@outrank/shared/documents/reactions';
import type { ListContent } from '@outrank/shared/lists/listContent';

export const users = ['ana', 'ben', 'cal', 'dee'] as const;
export type User = (typeof users)[number];

// There are few lists, so that actions concern the same documents.
export const allLists: readonly (ListKey & { readonly userId: User })[] = [
  { userId: 'ana', listId: 'list_1' },
  { userId: 'ben', listId: 'list_1' },
  { userId: 'ana', listId: 'list_2' },
];

/** The model: what every user must read after all events are delivered. The keys of lists are `listKeyText`. */
export type World = {
  names: Record<string, string>;
  lists: Record<string, { content: ListContent; edits: number; upvotes: string[] }>;
  comments: Record<string, ModelComment>;
  /** By user, in the order in which they were added. */
  favorites: Record<User, { list: string; name: string }[]>;
  ballots: Record<User, Partial<Record<CategoryId, Slots>>>;
  drafts: Partial<Record<User, ListContent>>;
  deletedAccounts: User[];
};

type ModelComment = {
  list: string;
  author: string;
  text: string;
  parentId: string | null;
  votes: Record<string, CommentVote>;
};

export const createWorld = (): World => ({
  names: {},
  lists: {},
  comments: {},
  favorites: { ana: [], ben: [], cal: [], dee: [] },
  ballots: { ana: {}, ben: {}, cal: {}, dee: {} },
  drafts: {},
  deletedAccounts: [],
});

export const findList = (world: World, key: ListKey) => world.lists[listKeyText(key)];

/** Deletes a list with its comments and favorites. */
export function removeList(world: World, key: ListKey): void {
  const removed = listKeyText(key);
  delete world.lists[removed];
  for (const [id, { list }] of Object.entries(world.comments))
    if (list === removed) delete world.comments[id];
  for (const user of users)
    world.favorites[user] = world.favorites[user].filter(({ list }) => list !== removed);
}

/** Deletes what a user without lists and comments has. */
export function removeAccount(world: World, user: User): void {
  world.deletedAccounts.push(user);
  for (const list of Object.values(world.lists)) list.upvotes = list.upvotes.filter((each) => each !== user);
  for (const comment of Object.values(world.comments)) delete comment.votes[user];
  world.favorites[user] = [];
  world.ballots[user] = {};
  delete world.drafts[user];
}
