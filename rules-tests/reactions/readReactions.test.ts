import { favoritesPath, listKeyText, upvotesPath } from '@outrank/shared/firestore/documentPaths';
import { QUERY_MAX } from '@outrank/shared/limits';
import { documentId, limit, where } from 'firebase/firestore';
import { beforeEach, describe, expect } from 'vitest';
import { anasList, setList } from '../support/lists.ts';
import { castUpvote, setFavorite } from '../support/reactions.ts';
import { count, list, listOne } from '../support/requests.ts';
import { ben, setProfiles } from '../support/users.ts';
import { openWorld } from '../support/world.ts';

const { asAna, asBen, seed, refuses } = openWorld();

beforeEach(() => seed(setProfiles(), setList(), castUpvote(ben.uid), setFavorite(ben.uid)));

describe.each([
  { kind: 'upvotes', path: upvotesPath(ben.uid) },
  { kind: 'favorites', path: favoritesPath(ben.uid) },
])('a user’s $kind', ({ kind, path }) => {
  const byKeys = where(documentId(), 'in', [listKeyText(anasList), 'ana~list_2']);
  const largest = limit(QUERY_MAX);

  refuses(async () => expect((await listOne(asBen(), path)).size).toBe(1), {
    'queries without a limit or with a larger one': {
      refused: [() => list(asBen(), path), () => list(asBen(), path, limit(QUERY_MAX + 1))],
      accepted: () => list(asBen(), path, largest),
    },
    'counts without a limit': {
      refused: () => count(asBen(), path),
      accepted: () => count(asBen(), path, largest),
    },
    'queries by keys of lists by others': {
      refused: () => list(asAna(), path, byKeys, limit(2)),
      accepted: async () => expect((await list(asBen(), path, byKeys, limit(2))).size).toBe(1),
    },
    'queries over all users': () => list(asBen(), { group: kind }, limit(1)),
  });
});
