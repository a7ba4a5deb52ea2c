import {
  deletedListPath,
  favoritePath,
  favoritesPath,
  LISTS_GROUP,
  listPath,
  listsPath,
  upvotePath,
  upvotesPath,
} from '@outrank/shared/firestore/documentPaths';
import { COUNT_MAX } from '@outrank/shared/limits';
import { where } from 'firebase/firestore';
import {
  anasList,
  bensList,
  deleteList,
  newList,
  publishList,
  saveList,
  setList,
  setListTombstone,
} from '../support/lists.ts';
import { castUpvote, setFavorite, withdrawUpvote } from '../support/reactions.ts';
import { commit } from '../support/requests.ts';
import { ana, setProfiles, setRates } from '../support/users.ts';
import { type DocumentKind, queryPage } from './documentKind.ts';

const lists = listsPath(ana.uid);
const isPublic = [where('isPublic', '==', true)];
const world = [setProfiles(), setRates()];
const bensWorld = [setProfiles(), setList(bensList)];
const favorite = [setFavorite(ana.uid, bensList)];
const upvote = castUpvote(ana.uid, { key: bensList });

/** Lists, their tombstones, upvotes and favorites. */
export const listKinds: Readonly<Record<string, DocumentKind>> = {
  '/userLists/{uid}/lists/{listId}': {
    path: listPath(anasList),
    world,
    seed: [setList()],
    requests: {
      'get a hidden list': { seed: [setList(anasList, { isPublic: false })] },
      'list a user’s public lists': queryPage(lists, isPublic, COUNT_MAX),
      'list all lists of a user': queryPage(lists),
      create: publishList(),
      'update its content, `isPublic`, `updatedAt` and `changedAt`': [saveList({ name: 'Villains' })],
      'update `upvoteCount` and `changedAt`': (db, uid) => commit(db, castUpvote(uid)),
      'update any other field': [saveList({ userName: 'Tree Mail' })],
      delete: deleteList(),
    },
  },
  '/{path=**}/lists/{listId}': {
    path: 'other/x/lists/list_1',
    world,
    seed: [setList(), { set: 'other/x/lists/list_1', data: newList() }],
    requests: { 'list public lists of all users': queryPage({ group: LISTS_GROUP }, isPublic) },
  },
  '/deletedLists/{listKey}': {
    path: deletedListPath(anasList),
    world: [...world, setList()],
    seed: [{ delete: listPath(anasList) }, setListTombstone()],
    requests: { create: deleteList() },
  },
  '/users/{uid}/upvotes/{listKey}': {
    path: upvotePath(ana.uid, bensList),
    world: bensWorld,
    seed: upvote,
    requests: {
      list: queryPage(upvotesPath(ana.uid)),
      create: upvote,
      delete: withdrawUpvote(ana.uid, { key: bensList }),
    },
  },
  '/users/{uid}/favorites/{listKey}': {
    path: favoritePath(ana.uid, bensList),
    world: bensWorld,
    seed: favorite,
    requests: { list: queryPage(favoritesPath(ana.uid)), create: favorite },
  },
};
