import { demoUsers } from '@outrank/shared/accounts/demoUsers';
import { listPath, userListsPath } from '@outrank/shared/firestore/documentPaths';
import { castBallots, classicRankings, pastEditionsOf } from './demoBallots.ts';
import { discussList } from './demoComments.ts';
import { listDocument, publishLists } from './demoLists.ts';
import { voteOnList } from './demoVotes.ts';
import type { SeedDocument } from './seedDocument.ts';
import { seededRandom } from './seededRandom.ts';

const seed = 20001108;

/** Every document of the demo world; the same for the same moment. */
export function buildDemoWorld(now: Date): SeedDocument[] {
  const random = seededRandom(seed);
  const profiles = demoUsers.map(({ uid, name }) => ({
    path: userListsPath(uid),
    data: { displayName: name },
  }));
  const lists = publishLists(now, random).flatMap((list) => {
    const { votedAt, documents } = voteOnList(list, now, random);
    const document = { path: listPath(list.key), data: listDocument(list, votedAt) };
    return [document, ...documents, ...discussList(list, now, random)];
  });
  const ballots = castBallots(now, random);
  return [...profiles, ...lists, ...ballots, ...pastEditionsOf(ballots, now), classicRankings(now)];
}
