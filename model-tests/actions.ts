import { emptySlots } from '@outrank/shared/ballots/ballot';
import { categories } from '@outrank/shared/catalogue/categories';
import { type ListKey, listKeyText } from '@outrank/shared/documents/list';
import type { CommentVote } from '@outrank/shared/documents/reactions';
import { isSameContent, type ListContent } from '@outrank/shared/lists/listContent';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import * as fc from 'fast-check';
import { FirebaseError } from 'firebase/app';
import type { Firestore as Client } from 'firebase/firestore/lite';
import type { Firestore } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { requestDeletion } from '../functions/src/accountDeletion/requestDeletion.ts';
import { removeComment } from '../functions/src/cascade/removeComment.ts';
import { addComment, saveCommentVote } from '../web/src/data/comments/writeComments.ts';
import { errorKind } from '../web/src/data/firebase/errors.ts';
import { ListChangedError, readList } from '../web/src/data/lists/lists.ts';
import { createList, deleteList, updateList } from '../web/src/data/lists/saveList.ts';
import { saveFavorite } from '../web/src/data/reactions/favorites.ts';
import { saveUpvote } from '../web/src/data/reactions/upvotes.ts';
import { saveBallot } from '../web/src/data/results/ownBallots.ts';
import { saveUsername } from '../web/src/data/session/accountWrites.ts';
import { clearDraft, saveDraft } from '../web/src/data/storage/drafts.ts';
import { getClient } from '../web/src/testing/emulatorDatabase.ts';
import { allLists, findList, removeAccount, removeList, type User, users, type World } from './world.ts';

/** An action of a user, for real and in the model. */
export type Action = {
  readonly by: User;
  /**
   * Calls the functions of web/src/data, as the user, or those that a callable calls, with the database without rules. Throws when
   * the action is refused.
   */
  readonly perform: (client: Client, db: Firestore) => Promise<unknown>;
  /** Changes the model after the action was done. */
  readonly apply: (world: World) => void;
};

/**
 * Performs an action and returns whether it was done. The rules refuse some, also above a rate limit, and a function that works on
 * the same documents may win.
 */
export async function act({ by, perform, apply }: Action, world: World, db: Firestore): Promise<boolean> {
  try {
    await perform(getClient(by), db);
  } catch (error) {
    const isCollision = error instanceof FirebaseError && error.code === 'aborted';
    const isRefused = ['busy', 'forbidden', 'notFound', 'invalid'].includes(errorKind(error));
    if (error instanceof ListChangedError || isCollision || isRefused) return false;
    throw error;
  }
  // What the rules allow a user without an account, such as removing a missing favorite, has no effect.
  if (!world.deletedAccounts.includes(by)) apply(world);
  return true;
}

type OwnList = ListKey & { readonly userId: User };

/** The name of the auth user, with blanks that the profile must not have. The first write of a user creates the profile. */
const getAuthName = (user: User) => ` ${user} of Fiji `;
const nameUser = (world: World, user: User) => {
  world.names[user] ??= getAuthName(user).trim();
};

/** Publishing an existing list saves it, because the answer to a first attempt may be lost. */
function publish(key: OwnList, content: ListContent): Action {
  const { userId: by, listId } = key;
  return {
    by,
    perform: (client) => createList(client, { uid: by, displayName: getAuthName(by) }, listId, content),
    apply: (world) => {
      nameUser(world, by);
      const list = findList(world, key);
      if (list) return save(list, content);
      world.lists[listKeyText(key)] = { content, edits: 0, upvotes: [] };
      delete world.drafts[by];
    },
  };
}

function save(list: World['lists'][string], content: ListContent): void {
  if (isSameContent(list.content, content)) return;
  list.content = content;
  list.edits += 1;
}

/** Edits the current version or the first one. */
function edit(key: OwnList, content: ListContent, isOutdated: boolean): Action {
  return {
    by: key.userId,
    perform: async (client) => {
      const list = await readList(client, key);
      await updateList(client, key, content, (isOutdated ? list?.createdAt : list?.updatedAt) ?? '');
    },
    apply: (world) => {
      const list = findList(world, key);
      if (!list) return;
      const isLost = isOutdated && list.edits > 0 && !isSameContent(list.content, content);
      expect(isLost, 'an edit of an outdated version replaced a newer one').toBe(false);
      save(list, content);
    },
  };
}

function remove(key: OwnList): Action {
  const { userId, listId: id } = key;
  return {
    by: userId,
    perform: (client) => deleteList(client, { userId, id, items: [] }),
    apply: (world) => removeList(world, key),
  };
}

/** On a list that is deleted but not cleaned up yet, nothing remains of it. */
function upvote(by: User, key: ListKey, isUpvoted: boolean): Action {
  return {
    by,
    perform: (client) => saveUpvote(client, { uid: by, key, isUpvoted }),
    apply: (world) => {
      const list = findList(world, key);
      if (!list) return;
      list.upvotes = [...list.upvotes.filter((user) => user !== by), ...(isUpvoted ? [by] : [])];
    },
  };
}

/** The same holds for favorites. */
function favorite(by: User, key: OwnList, isFavorite: boolean): Action {
  const list = listKeyText(key);
  return {
    by,
    perform: (client) =>
      saveFavorite(client, {
        uid: by,
        list: { userId: key.userId, id: key.listId, name: 'Heroes' },
        isFavorite,
      }),
    apply: (world) => {
      const name = findList(world, key)?.content.name;
      const others = world.favorites[by].filter((each) => each.list !== list);
      if (!isFavorite) world.favorites[by] = others;
      else if (name !== undefined && others.length === world.favorites[by].length)
        world.favorites[by].push({ list, name });
    },
  };
}

/** One of the possible comments. The key determines its id. */
type CommentKey = { readonly list: ListKey; readonly author: User; readonly number: number };

function getId({ list, author, number }: CommentKey): string {
  return `${list.userId}${list.listId.replace('_', '')}${author}${number}`.padEnd(20, '0');
}

/** Posting an existing comment succeeds, because the answer to a first attempt may be lost. */
function post(key: CommentKey, text: string, parent?: CommentKey): Action {
  const { list, author: by } = key;
  const parentId = parent ? getId(parent) : null;
  const comment = { list, text, parentId };
  return {
    by,
    perform: (client) => addComment(client, { uid: by, displayName: getAuthName(by) }, comment, getId(key)),
    apply: (world) => {
      nameUser(world, by);
      world.comments[getId(key)] ??= { list: listKeyText(list), author: by, text, parentId, votes: {} };
    },
  };
}

function vote(by: User, key: CommentKey, value: CommentVote): Action {
  const id = getId(key);
  const comment = { id, listUserId: key.list.userId, listId: key.list.listId };
  return {
    by,
    perform: (client) => saveCommentVote(client, { uid: by, comment, value }),
    apply: ({ comments }) => {
      const votes = comments[id]?.votes ?? {};
      if (value === 0) delete votes[by];
      else votes[by] = value;
    },
  };
}

function deleteComment(by: User, key: CommentKey): Action {
  const id = getId(key);
  return {
    by,
    perform: async (_client, db) => {
      if (!(await removeComment(db, by, id))) throw new FirebaseError('permission-denied', id);
    },
    apply: ({ comments }) => {
      delete comments[id];
    },
  };
}

const rename = (by: User, name: string): Action => ({
  by,
  perform: (client) => saveUsername(client, by, name),
  apply: ({ names }) => {
    names[by] = name;
  },
});

const submitBallot = (
  by: User,
  categoryId: (typeof categories)[number]['id'],
  slots: readonly string[],
): Action => ({
  by,
  perform: (client) => saveBallot(client, { uid: by, categoryId, slots }),
  apply: ({ ballots }) => {
    ballots[by][categoryId] = slots;
  },
});

const editDraft = (by: User, content: ListContent | undefined): Action => ({
  by,
  perform: (client) => (content ? saveDraft(client, by, content, undefined) : clearDraft(client, by)),
  apply: ({ drafts }) => {
    if (content) drafts[by] = content;
    else delete drafts[by];
  },
});

/** Of a user without lists and comments, whose cleanup would need events of their own. */
const deleteAccount = (by: User): Action => ({
  by,
  perform: (_client, db) => requestDeletion(db, by),
  apply: (world) => removeAccount(world, by),
});

const slugs = ['tony-vlachos', 'kim-spradlin', 'cirie-fields', 'todd-herzog', 'yul-kwon', 'sarah-lacina'];
const anyContent: fc.Arbitrary<ListContent> = fc.record({
  name: fc.constantFrom('Winners', 'Kaôh Rōng', 'Heroes'),
  description: fc.constantFrom('', 'Outwit.'),
  tags: fc.subarray(['social', 'spoiler'] as const),
  items: fc
    .shuffledSubarray(slugs, { minLength: 1 })
    .map((chosen) => chosen.map((slug) => contestantItem(slug, 's20'))),
});

const anyUser = fc.constantFrom(...users);
const anyList = fc.constantFrom(...allLists);
const anyAuthor = fc.constantFrom('ana', 'ben');
const anyNumber = fc.nat(1);
const anyComment: fc.Arbitrary<CommentKey> = fc.record({
  list: anyList,
  author: anyAuthor,
  number: anyNumber,
});
const anyCategory = fc.constantFrom(...categories.map(({ id }) => id));
const anySlots = fc
  .tuple(fc.shuffledSubarray(slugs), fc.nat(4))
  .map(([chosen, first]) => emptySlots.map((_, index) => chosen[index - first] ?? ''));
const anyVote = fc.constantFrom<CommentVote[]>(1, -1, 0);

const reply = (parent: CommentKey, author: User, number: number) =>
  post({ ...parent, author, number }, 'So it is.', parent);

type Arbitraries<Args> = { [Index in keyof Args]: fc.Arbitrary<Args[Index]> };

/** An action that a failure shows as the function that creates it and its arguments. */
function any<Args extends unknown[]>(
  weight: number,
  create: (...args: Args) => Action,
  ...args: Arbitraries<Args>
) {
  const arbitrary = fc.tuple(...args).map((values) => {
    const describe = () => `${create.name}${fc.stringify(values)}`;
    return { ...create(...(values as Args)), [fc.toStringMethod]: describe };
  });
  return { weight, arbitrary };
}

export const anyAction: fc.Arbitrary<Action> = fc.oneof(
  any(4, publish, anyList, anyContent),
  any(4, edit, anyList, anyContent, fc.boolean()),
  any(2, remove, anyList),
  any(8, upvote, anyUser, anyList, fc.boolean()),
  any(6, favorite, anyUser, anyList, fc.boolean()),
  any(8, post, anyComment, fc.constant('Tribal tonight.')),
  any(6, reply, anyComment, anyAuthor, anyNumber),
  any(10, vote, anyUser, anyComment, anyVote),
  any(6, deleteComment, anyAuthor, anyComment),
  any(6, rename, anyUser, fc.constantFrom('Tree Mail', 'Exile')),
  any(8, submitBallot, anyUser, anyCategory, anySlots),
  any(2, editDraft, anyUser, fc.option(anyContent, { nil: undefined })),
  any(1, deleteAccount, fc.constant('cal')),
);

/** Creates two lists and a comment on each, so that the first actions have something to act on. */
export function createFirstActions(): readonly Action[] {
  const [anasList, bensList] = allLists as [OwnList, OwnList];
  const content = { name: 'Winners', description: '', tags: [], items: [contestantItem('yul-kwon', 's13')] };
  const anasComment: CommentKey = { list: bensList, author: 'ana', number: 0 };
  const bensComment: CommentKey = { list: anasList, author: 'ben', number: 0 };
  return [
    publish(anasList, content),
    publish(bensList, content),
    post(anasComment, 'Yul, always.'),
    post(bensComment, 'Yul, never.'),
    vote('ana', bensComment, -1),
    vote('ben', anasComment, 1),
    vote('cal', bensComment, 1),
  ];
}
