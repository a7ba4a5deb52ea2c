import { categories } from '@outrank/shared/ballots/categories';
import { toTopTen } from '@outrank/shared/ballots/rankTally';
import { sumTallies, tallyBallot, toCountedSlots } from '@outrank/shared/ballots/tally';
import { listKeyText } from '@outrank/shared/firestore/documentPaths';
import { everything } from '@outrank/shared/lists/browseFilter';
import { getContent, toStoredContent } from '@outrank/shared/lists/list';
import type { Firestore } from 'firebase-admin/firestore';
import type { LiveCatalogue } from '../functions/src/search/createLiveCatalogue.ts';
import { findLists } from '../functions/src/search/findLists.ts';
import { readComments } from '../web/src/data/comments/readComments.ts';
import { readList } from '../web/src/data/lists/lists.ts';
import { readFavorites } from '../web/src/data/reactions/favorites.ts';
import { readUpvoted } from '../web/src/data/reactions/upvotes.ts';
import { readDraft } from '../web/src/data/storage/drafts.ts';
import { readBallots } from '../web/src/data/topTen/ballots.ts';
import { readTopTen } from '../web/src/data/topTen/topTen.ts';
import { getClient } from '../web/src/testing/emulatorDatabase.ts';
import { allLists } from './arbitraryActions.ts';
import { type Fan, fans, listIn, type World } from './world.ts';

/** A reading by its name, in words. */
type Readings = Record<string, unknown>;

type Search = { readonly db: Firestore; readonly getCatalogue: LiveCatalogue };

/** What a fan must read in a world. */
export function expectedOf(fan: Fan, world: World): Readings {
  const present = allLists.filter((key) => listIn(world, key));
  const favorites = (world.favorites[fan] ?? []).toReversed();
  const ballots = world.ballots[fan] ?? {};
  return {
    lists: present.map((key) => {
      const list = listIn(world, key);
      return (
        list && {
          ...toStoredContent(list.content),
          by: world.names[key.userId],
          upvotes: list.upvotes.length,
        }
      );
    }),
    upvoted: present.filter((key) => listIn(world, key)?.upvotes.includes(fan)).map(listKeyText),
    favorites,
    'found favorites': favorites.map(({ list }) => list).toSorted(),
    'found lists': present.map(listKeyText).toSorted(),
    talks: present.map((key) => expectedComments(fan, world, listKeyText(key))),
    ballots: categories.map(({ id }) => ballots[id]),
    draft: world.drafts[fan] && toStoredContent(world.drafts[fan]),
    results: categories.map(({ id }) => {
      const counted = fans.map((each) => tallyBallot(toCountedSlots(world.ballots[each]?.[id])));
      return toTopTen(sumTallies(counted)).top10;
    }),
  };
}

function expectedComments(fan: Fan, world: World, list: string) {
  return Object.entries(world.comments)
    .filter(([, comment]) => comment.list === list)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { author, text, parentId, votes }]) => {
      const values = Object.values(votes);
      const [ups, downs] = [1, -1].map((side) => values.filter((value) => value === side).length);
      return { id, by: world.names[author], text, parentId, ups, downs, own: votes[fan] };
    });
}

/** What a fan reads, with the functions of web/src/data and a search. */
export async function readingsOf(fan: Fan, search: Search): Promise<Readings> {
  const db = getClient(fan);
  const lists = await Promise.all(allLists.map((key) => readList(db, key)));
  const present = allLists.filter((_, place) => lists[place]);
  const [upvoted, { favorites }, ballots, draft, talks, results] = await Promise.all([
    readUpvoted(db, fan, allLists),
    readFavorites(db, fan, 50),
    readBallots(db, fan),
    readDraft(db, fan),
    Promise.all(present.map((key) => readComments(db, fan, key))),
    Promise.all(categories.map(({ id }) => readTopTen(db, id))),
  ]);
  return {
    lists: lists.flatMap((list) =>
      list ? [{ ...toStoredContent(getContent(list)), by: list.userName, upvotes: list.upvoteCount }] : [],
    ),
    upvoted: allLists.map(listKeyText).filter((key) => upvoted.has(key)),
    favorites: favorites.map((one) => ({ list: listKeyText(one), name: one.name })),
    'found favorites': await found(search, fan, true),
    'found lists': await found(search, fan, false),
    talks: talks.map(toldComments),
    ballots: categories.map(({ id }) => ballots[id]?.slots),
    draft: draft && toStoredContent(draft.content),
    results: results.map((result) => result?.top10 ?? []),
  };
}

function toldComments({ comments, votes }: Awaited<ReturnType<typeof readComments>>) {
  return comments
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, userName, text, parentId, upvoteCount, downvoteCount }) => ({
      id,
      by: userName,
      text,
      parentId,
      ups: upvoteCount,
      downs: downvoteCount,
      own: votes[id],
    }));
}

async function found(search: Search, fan: Fan, areFavorites: boolean): Promise<string[]> {
  const filter = { ...everything, tags: areFavorites ? ['favorites' as const] : [] };
  const { keys } = await findLists(search, fan, { filter, page: 0, isFresh: true });
  return keys.map(listKeyText).toSorted();
}
