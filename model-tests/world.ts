import type { Slots } from '@outrank/shared/ballots/ballot';
import type { CategoryId } from '@outrank/shared/ballots/categories';
import type { CommentVote } from '@outrank/shared/comments/comment';
import { type ListKey, listKeyText } from '@outrank/shared/firestore/documentPaths';
import type { ListContent } from '@outrank/shared/lists/list';

/** Everything that fans did, as plain data: what each of them must read once all is quiet. Lists go by `listKeyText`. */
export type World = {
  names: Record<string, string>;
  lists: Record<string, PublishedList>;
  /** They never come back. */
  deletedLists: string[];
  comments: Record<string, Remark>;
  deletedComments: string[];
  /** By fan, first added first. */
  favorites: Record<string, { list: string; name: string }[]>;
  ballots: Record<string, Partial<Record<CategoryId, Slots>>>;
  drafts: Record<string, ListContent>;
  /** How many lists and comments each fan has created. */
  created: Record<string, { lists: number; comments: number }>;
};

type PublishedList = { content: ListContent; edits: number; upvotes: string[] };

type Remark = {
  list: string;
  author: string;
  text: string;
  parentId: string | null;
  votes: Record<string, CommentVote>;
};

/**
 * What comes of an act: done, refused, too much for now, done on another version than was read, or given up because
 * something else was writing there, which may befall every act.
 */
export type Outcome = 'done' | 'refused' | 'busy' | 'changed' | 'collided';

export const fans = ['ana', 'ben', 'cal', 'dee'] as const;
export type Fan = (typeof fans)[number];

const each = <Value>(value: () => Value): Record<string, Value> =>
  Object.fromEntries(fans.map((fan) => [fan, value()]));

export const emptyWorld = (): World => ({
  names: {},
  lists: {},
  deletedLists: [],
  comments: {},
  deletedComments: [],
  favorites: each(() => []),
  ballots: each(() => ({})),
  drafts: {},
  created: each(() => ({ lists: 0, comments: 0 })),
});

export const listIn = (world: World, key: ListKey) => world.lists[listKeyText(key)];

/** A comment goes with its list. */
export function removeFrom(world: World, list: string): void {
  delete world.lists[list];
  world.deletedLists.push(list);
  for (const [id, comment] of Object.entries(world.comments))
    if (comment.list === list) delete world.comments[id];
  for (const fan of fans)
    world.favorites[fan] = (world.favorites[fan] ?? []).filter((one) => one.list !== list);
}
