import { toTopTen } from '@outrank/shared/ballots/rankTally';
import { emptyTally, sumTallies, tallyBallot, toCountedSlots } from '@outrank/shared/ballots/tally';
import { parseTopTen } from '@outrank/shared/ballots/topTen';
import type { SearchAnswer, SearchRequest } from '@outrank/shared/callSchemas';
import { categories } from '@outrank/shared/catalogue/categories';
import { listKeyText } from '@outrank/shared/documents/list';
import { topTenPath } from '@outrank/shared/documents/results';
import { emptyFilter } from '@outrank/shared/lists/browseFilter';
import { getContent, toStoredContent } from '@outrank/shared/lists/listContent';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import { readCommentPage } from '../web/src/data/comments/readComments.ts';
import { readList } from '../web/src/data/lists/lists.ts';
import { readFavorites } from '../web/src/data/reactions/favorites.ts';
import { readUpvoted } from '../web/src/data/reactions/upvotes.ts';
import { readBallots } from '../web/src/data/results/ownBallots.ts';
import { readPublished } from '../web/src/data/results/published.ts';
import { readDraft } from '../web/src/data/storage/drafts.ts';
import { getClient } from '../web/src/testing/emulatorDatabase.ts';
import { allLists, findList, type User, users, type World } from './world.ts';

/** What a user reads, by a name for the failure message. */
type Readings = Record<string, unknown>;

/** What a user must read in this world. */
export function getExpected(user: User, world: World): Readings {
  const existing = allLists.flatMap((key) => {
    const list = findList(world, key);
    if (!list) return [];
    const by = world.names[key.userId];
    return [{ key: listKeyText(key), by, content: toStoredContent(list.content), upvotes: list.upvotes }];
  });
  const favorites = world.favorites[user].toReversed();
  const ballots = world.ballots[user];
  return {
    lists: existing.map(({ key, content, by, upvotes }) => ({
      ...content,
      by,
      upvotes: upvotes.length,
      comments: Object.values(world.comments).filter(({ list }) => list === key).length,
    })),
    upvoted: existing.filter(({ upvotes }) => upvotes.includes(user)).map(({ key }) => key),
    favorites,
    'found favorites': favorites.map(({ list }) => list).toSorted(),
    'found lists': existing.map(({ key }) => key).toSorted(),
    comments: existing.map(({ key }) => getExpectedComments(user, world, key)),
    ballots: categories.map(({ id }) => ballots[id]),
    draft: world.drafts[user] && toStoredContent(world.drafts[user]),
    results: categories.map(({ id }) => {
      const counted = users.map((each) => tallyBallot(toCountedSlots(world.ballots[each][id])));
      return toTopTen(sumTallies(counted), [], emptyTally).top10;
    }),
  };
}

function getExpectedComments(user: User, world: World, list: string) {
  return Object.entries(world.comments)
    .filter(([, comment]) => comment.list === list)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { author, text, parentId, votes }]) => {
      const [upvoteCount, downvoteCount] = [1, -1].map(
        (side) => Object.values(votes).filter((value) => value === side).length,
      );
      const userName = world.names[author];
      return { id, userName, text, parentId, upvoteCount, downvoteCount, vote: votes[user] };
    });
}

type Search = (request: SearchRequest) => Promise<SearchAnswer>;

/** What a user reads with the functions of web/src/data and their search. */
export async function readActual(user: User, search: Search): Promise<Readings> {
  const db = getClient(user);
  const lists = await Promise.all(allLists.map((key) => readList(db, key)));
  const existing = allLists.filter((_, index) => lists[index]);
  const [upvoted, { favorites }, ballots, draft, comments, results] = await Promise.all([
    readUpvoted(db, user, allLists),
    readFavorites(db, user, 50),
    readBallots(db, user),
    readDraft(db, user),
    Promise.all(existing.map((key) => readCommentPage(db, user, key))),
    Promise.all(categories.map(({ id }) => readPublished(db, topTenPath(id), parseTopTen))),
  ]);
  return {
    lists: lists.flatMap((list) => (list ? [toComparableList(list)] : [])),
    upvoted: allLists.map(listKeyText).filter((key) => upvoted.has(key)),
    favorites: favorites.map((favorite) => ({ list: listKeyText(favorite), name: favorite.name })),
    'found favorites': await findKeys(search, true),
    'found lists': await findKeys(search, false),
    comments: comments.map(toComparableComments),
    ballots: categories.map(({ id }) => ballots[id]?.slots),
    draft: draft && toStoredContent(draft.content),
    results: results.map((result) => result?.top10 ?? []),
  };
}

function toComparableList(list: RankedList) {
  const { userName: by, upvoteCount: upvotes, commentCount: comments } = list;
  return { ...toStoredContent(getContent(list)), by, upvotes, comments };
}

function toComparableComments({ comments, votes }: Awaited<ReturnType<typeof readCommentPage>>) {
  return comments
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, userName, text, parentId, upvoteCount, downvoteCount }) => {
      return { id, userName, text, parentId, upvoteCount, downvoteCount, vote: votes[id]?.value };
    });
}

async function findKeys(search: Search, areFavorites: boolean): Promise<string[]> {
  const filter = { ...emptyFilter, tags: areFavorites ? ['favorites' as const] : [] };
  const { keys } = await search({ filter, page: 0, isFresh: true });
  return keys.map(listKeyText).toSorted();
}
