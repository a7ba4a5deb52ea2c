import { type ListKey, listKeyText } from '@outrank/shared/documents/list';
import { rateLimits } from '@outrank/shared/documents/rate';
import { isSameContent, type ListContent } from '@outrank/shared/lists/listContent';
import { readList } from '../web/src/data/lists/lists.ts';
import { createList, deleteList, updateList } from '../web/src/data/lists/saveList.ts';
import { saveFavorite } from '../web/src/data/reactions/favorites.ts';
import { saveUpvote } from '../web/src/data/reactions/upvotes.ts';
import { ensureName, getAuthName } from './accountActions.ts';
import type { Action } from './action.ts';
import { findList, removeList, type User, type World } from './world.ts';

type OwnList = ListKey & { readonly userId: User };

/** Publishing an existing list saves it, because the answer to a first attempt may be lost. */
export function publish(key: OwnList, content: ListContent): Action {
  const { userId: by, listId } = key;
  return {
    by,
    predict: (world) => {
      ensureName(world, by);
      const list = findList(world, key);
      const created = world.created[by];
      if (list) saveContent(list, content);
      else if (!created || created.lists >= rateLimits.lists.most) return ['busy'];
      else if (world.deletedLists.includes(listKeyText(key))) return ['refused'];
      else {
        world.lists[listKeyText(key)] = { content, edits: 0, upvotes: [] };
        created.lists += 1;
        delete world.drafts[by];
      }
    },
    perform: async (client) => {
      await createList(client, { uid: by, displayName: getAuthName(by) }, listId, content);
    },
    toString: () => `${by} publishes ${listId} as ${content.name}`,
  };
}

function saveContent(list: World['lists'][string], content: ListContent): void {
  if (isSameContent(list.content, content)) return;
  list.content = content;
  list.edits += 1;
}

/** An edit of the current version or of the first one. */
export function edit(key: OwnList, content: ListContent, isOutdated: boolean): Action {
  const by = key.userId;
  return {
    by,
    predict: (world) => {
      const list = findList(world, key);
      if (!list) return ['refused'];
      if (isOutdated && list.edits > 0 && !isSameContent(list.content, content)) return ['changed'];
      saveContent(list, content);
    },
    perform: async (client) => {
      const list = await readList(client, key);
      await updateList(client, key, content, (isOutdated ? list?.createdAt : list?.updatedAt) ?? '');
    },
    toString: () =>
      `${by} edits ${isOutdated ? 'the first' : 'this'} version of ${key.listId}: ${content.name}`,
  };
}

export function remove(key: OwnList): Action {
  const by = key.userId;
  return {
    by,
    predict: (world) => {
      if (!findList(world, key)) return ['refused'];
      removeList(world, listKeyText(key));
    },
    perform: async (client) => {
      await deleteList(client, { userId: key.userId, id: key.listId, items: [] });
    },
    toString: () => `${by} deletes ${key.listId}`,
  };
}

/** After a list is deleted, either outcome is possible until the cleanup. An upvote can always be withdrawn. */
export function upvote(by: User, key: ListKey, isUpvoted: boolean): Action {
  return {
    by,
    predict: (world) => {
      const list = findList(world, key);
      if (!list) return isUpvoted ? ['refused', 'done'] : ['done'];
      list.upvotes = [...list.upvotes.filter((user) => user !== by), ...(isUpvoted ? [by] : [])].sort();
    },
    perform: async (client) => {
      await saveUpvote(client, { uid: by, key, isUpvoted });
    },
    toString: () => `${by} ${isUpvoted ? 'upvotes' : 'withdraws the upvote of'} ${listKeyText(key)}`,
  };
}

/** After a list is deleted, either outcome is possible until the cleanup. */
export function favorite(by: User, key: ListKey, isFavorite: boolean): Action {
  return {
    by,
    predict: (world) => {
      const content = findList(world, key)?.content;
      const favorites = world.favorites[by] ?? [];
      const others = favorites.filter(({ list }) => list !== listKeyText(key));
      if (!isFavorite) world.favorites[by] = others;
      else if (!content) return ['refused', 'done'];
      else if (others.length === favorites.length)
        world.favorites[by] = [...others, { list: listKeyText(key), name: content.name }];
    },
    perform: (client) => {
      const list = { userId: key.userId, id: key.listId, name: 'Heroes' };
      return saveFavorite(client, { uid: by, list, isFavorite });
    },
    toString: () => `${by} ${isFavorite ? 'adds' : 'removes'} the favorite ${listKeyText(key)}`,
  };
}
