import { deletedListPath, type ListKey, listKeyText } from '@outrank/shared/firestore/documentPaths';
import { LISTS_PER_WINDOW } from '@outrank/shared/limits';
import { isSameContent, type ListContent } from '@outrank/shared/lists/list';
import { cloudEvents } from '../functions/src/testing/delivery/cloudEvents.ts';
import { deleteList } from '../web/src/data/lists/deleteList.ts';
import { readList } from '../web/src/data/lists/lists.ts';
import { createList, updateList } from '../web/src/data/lists/saveList.ts';
import { saveFavorite } from '../web/src/data/reactions/favorites.ts';
import { saveUpvote } from '../web/src/data/reactions/upvotes.ts';
import type { Act } from './action.ts';
import { ensureName, nameAtSignIn } from './profileActions.ts';
import { type Fan, listIn, removeFrom, type World } from './world.ts';

type OwnList = ListKey & { readonly userId: Fan };

/** The answer to a first attempt may be lost, so publishing what is there already saves it in place. */
export function publish(key: OwnList, content: ListContent): Act {
  const { userId: by, listId } = key;
  return {
    by,
    model: (world) => {
      ensureName(world, by);
      const list = listIn(world, key);
      const created = world.created[by];
      if (list) save(list, content);
      else if (!created || created.lists >= LISTS_PER_WINDOW) return ['busy'];
      else if (world.deletedLists.includes(listKeyText(key))) return ['refused'];
      else {
        world.lists[listKeyText(key)] = { content, edits: 0, upvotes: [] };
        created.lists += 1;
        delete world.drafts[by];
      }
      return ['done'];
    },
    perform: (db) => createList(db, { uid: by, displayName: nameAtSignIn(by) }, listId, content),
    toString: () => `${by} publishes ${listId} as ${content.name}`,
  };
}

function save(list: World['lists'][string], content: ListContent): void {
  if (isSameContent(list.content, content)) return;
  list.content = content;
  list.edits += 1;
}

/** An edit of the version that stands, or of the very first one. */
export function edit(key: OwnList, content: ListContent, isStale: boolean): Act {
  const by = key.userId;
  return {
    by,
    model: (world) => {
      const list = listIn(world, key);
      if (!list) return ['refused'];
      if (isStale && list.edits > 0 && !isSameContent(list.content, content)) return ['changed'];
      save(list, content);
      return ['done'];
    },
    perform: async (db) => {
      const list = await readList(db, key);
      await updateList(db, key, content, (isStale ? list?.createdAt : list?.updatedAt) ?? '');
    },
    toString: () =>
      `${by} edits ${key.listId} to ${content.name}${isStale ? ', from its first version' : ''}`,
  };
}

export function remove(key: OwnList): Act {
  const by = key.userId;
  return {
    by,
    model: (world) => {
      if (!listIn(world, key)) return ['refused'];
      removeFrom(world, listKeyText(key));
      return ['done'];
    },
    perform: async (db, site) => {
      await deleteList(db, key);
      if ((await site.cloud.doc(deletedListPath(key)).get()).exists) site.tell(cloudEvents.cleanUpList(key));
    },
    toString: () => `${by} deletes ${key.listId}`,
  };
}

export function upvote(by: Fan, key: ListKey, isUpvoted: boolean): Act {
  return {
    by,
    model: (world) => {
      const list = listIn(world, key);
      if (!list) return ['refused'];
      list.upvotes = [...list.upvotes.filter((fan) => fan !== by), ...(isUpvoted ? [by] : [])].sort();
      return ['done'];
    },
    perform: (db) => saveUpvote(db, { uid: by, key, isUpvoted }),
    toString: () => `${by} ${isUpvoted ? 'upvotes' : 'takes the upvote off'} ${listKeyText(key)}`,
  };
}

/** What is left of a deleted list may answer either way until the cloud has cleared up. */
export function favor(
  by: Fan,
  key: ListKey,
  { isFavorite, name }: { isFavorite: boolean; name: string },
): Act {
  return {
    by,
    model: (world) => {
      const list = listIn(world, key);
      const others = (world.favorites[by] ?? []).filter((one) => one.list !== listKeyText(key));
      const known = world.favorites[by]?.find((one) => one.list === listKeyText(key));
      if (!isFavorite) world.favorites[by] = others;
      else if (!list) return ['refused', 'done'];
      else if (!known) world.favorites[by] = [...others, { list: listKeyText(key), name: list.content.name }];
      return ['done'];
    },
    perform: (db) =>
      saveFavorite(db, { uid: by, list: { userId: key.userId, id: key.listId, name }, isFavorite }),
    toString: () => `${by} ${isFavorite ? 'keeps' : 'forgets'} ${listKeyText(key)}`,
  };
}
