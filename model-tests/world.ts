import type { Slots } from '@outrank/shared/ballots/ballot';
import type { CategoryId } from '@outrank/shared/catalogue/categories';
import { type ListKey, listKeyText } from '@outrank/shared/documents/list';
import type { CommentVote } from '@outrank/shared/documents/reactions';
import type { ListContent } from '@outrank/shared/lists/listContent';

export const users = ['ana', 'ben', 'cal', 'dee'] as const;
export type User = (typeof users)[number];

/** The model: what every user must read after all events are delivered. The keys of lists are `listKeyText`. */
export type World = {
  names: Record<string, string>;
  lists: Record<string, { content: ListContent; edits: number; upvotes: string[] }>;
  deletedLists: string[];
  comments: Record<string, ModelComment>;
  deletedComments: string[];
  /** By user, in the order in which they were added. */
  favorites: Record<string, { list: string; name: string }[]>;
  ballots: Record<string, Partial<Record<CategoryId, Slots>>>;
  drafts: Record<string, ListContent>;
  deletedAccounts: string[];
  /** How many lists, comments and names each user has created. */
  created: Record<string, { lists: number; comments: number; names: number }>;
};

type ModelComment = {
  list: string;
  author: string;
  text: string;
  parentId: string | null;
  votes: Record<string, CommentVote>;
};

/**
 * `busy`: above the rate limit. `changed`: based on an outdated version. `collided`: another write on the same documents
 * won, which is possible for every action.
 */
export type Outcome = 'done' | 'refused' | 'busy' | 'changed' | 'collided';

const forEachUser = <Value>(create: () => Value): Record<string, Value> =>
  Object.fromEntries(users.map((user) => [user, create()]));

export const createWorld = (): World => ({
  names: {},
  lists: {},
  deletedLists: [],
  comments: {},
  deletedComments: [],
  favorites: forEachUser(() => []),
  ballots: forEachUser(() => ({})),
  drafts: {},
  deletedAccounts: [],
  created: forEachUser(() => ({ lists: 0, comments: 0, names: 0 })),
});

export const findList = (world: World, key: ListKey) => world.lists[listKeyText(key)];

/** Deletes a list with its comments and favorites. */
export function removeList(world: World, list: string): void {
  delete world.lists[list];
  world.deletedLists.push(list);
  for (const [id, comment] of Object.entries(world.comments))
    if (comment.list === list) delete world.comments[id];
  for (const user of users)
    world.favorites[user] = (world.favorites[user] ?? []).filter((favorite) => favorite.list !== list);
}
