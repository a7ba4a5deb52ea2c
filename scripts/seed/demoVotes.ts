import { demoUsers } from '@outrank/shared/accounts/demoUsers';
import { favoritePath, upvotePath } from '@outrank/shared/firestore/documentPaths';
import type { PublishedList } from './demoLists.ts';
import type { SeedDocument } from './seedDocument.ts';
import type { SeededRandom } from './seededRandom.ts';

/** The upvotes of a list and the favorites that came of them. */
export type ListVotes = { readonly votedAt: readonly Date[]; readonly documents: readonly SeedDocument[] };

export function voteOnList(
  { key, content, createdAt }: PublishedList,
  now: Date,
  random: SeededRandom,
): ListVotes {
  const voters = demoUsers.filter(() => random.happens(content.appeal));
  const votes = voters.map(({ uid }) => ({ uid, at: momentBetween(createdAt, now, random) }));
  const upvotes = votes.map(({ uid, at }) => ({ path: upvotePath(uid, key), data: { ...key, at } }));
  const favorites = votes
    .filter(({ uid }) => uid !== key.userId && random.happens(content.appeal / 4))
    .map(({ uid, at }) => ({
      path: favoritePath(uid, key),
      data: { ...key, name: content.name, favoritedAt: at },
    }));
  return { votedAt: votes.map(({ at }) => at), documents: [...upvotes, ...favorites] };
}

/** Most answers come soon: the later half of the time is half as likely. */
export function momentBetween(from: Date, to: Date, random: SeededRandom): Date {
  const part = Math.min(random.next(), random.between(0.02, 1));
  return new Date(Math.round(from.getTime() + part * (to.getTime() - from.getTime())));
}
