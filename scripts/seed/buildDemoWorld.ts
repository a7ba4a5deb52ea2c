import { demoUsers } from '@outrank/shared/accounts/demoUsers';
import { setPublishedSeasons } from '@outrank/shared/catalogue/catalogue';
import { googleAccountPath, userListsPath } from '@outrank/shared/documents/account';
import { followPath } from '@outrank/shared/documents/following';
import { PUBLISHED_SEASONS_PATH } from '@outrank/shared/documents/publishedSeasons';
import { DAY_MS } from '@outrank/shared/limits';
import { seededRandom } from '@outrank/shared/testing/seededRandom';
import { readSeasons } from '../lib/publishSeasons.ts';
import { createAiringSeason } from './demoAiring.ts';
import { createBallots, createCategoryEditions, createClassicRankings } from './demoBallots.ts';
import { createComments } from './demoComments.ts';
import { createConsensus } from './demoConsensus.ts';
import type { SeedDocument } from './demoContent.ts';
import { createListDocuments, createLists } from './demoLists.ts';

const seed = 20001108;

/** How many others Ada Okafor follows. */
const FOLLOWED = 4;

/** Every document of the demo world; the same for the same moment. */
export function buildDemoWorld(now: Date): SeedDocument[] {
  const seasons = readSeasons();
  setPublishedSeasons(seasons);
  const random = seededRandom(seed);
  const profiles = demoUsers.map(({ uid, name }) => ({
    path: userListsPath(uid),
    data: { displayName: name },
  }));
  const bindings = demoUsers.map(({ uid, sub }) => ({
    path: googleAccountPath(sub),
    data: { uid, at: now },
  }));
  const [ada, ...others] = demoUsers.map(({ uid }) => uid);
  const follows = others.slice(0, FOLLOWED).map((userId, index) => ({
    path: followPath(ada ?? '', userId),
    data: { at: new Date(now.getTime() - index * DAY_MS), userId },
  }));
  const lists = createLists(now, random).flatMap((list) => {
    // The repair job counts them when they are stored.
    return [...createListDocuments(list, now, random), ...createComments(list, now, random)];
  });
  const ballots = createBallots(now, random);
  return [
    { path: PUBLISHED_SEASONS_PATH, data: { version: 1, publishedAt: now, seasons } },
    ...profiles,
    ...bindings,
    ...follows,
    ...lists,
    ...ballots,
    ...createCategoryEditions(ballots, now),
    createClassicRankings(now),
    ...createConsensus(now, random),
    ...createAiringSeason(seasons, now, random),
  ];
}
