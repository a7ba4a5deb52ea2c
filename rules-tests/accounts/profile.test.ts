import { assertSucceeds } from '@firebase/rules-unit-testing';
import { toUsername } from '@outrank/shared/accounts/profile';
import { userListsPath } from '@outrank/shared/firestore/documentPaths';
import { USERNAME_MAX } from '@outrank/shared/limits';
import type { Firestore } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import type { Bound } from '../support/bounds.ts';
import { commit, read } from '../support/requests.ts';
import { ana, setProfiles } from '../support/users.ts';
import { openWorld } from '../support/world.ts';

const { asAna, asBen, seed, testBounds } = openWorld();
const profile = userListsPath(ana.uid);
const setName = (db: Firestore, data: object = { displayName: 'Tree Mail' }) =>
  commit(db, { set: profile, data });

describe('a profile', () => {
  it('can be read by other users before it exists', async () => {
    await assertSucceeds(read(asBen(), profile));
  });
});

const longest = 'x'.repeat(USERNAME_MAX);
const named = (displayName: unknown) => ({ displayName });
const nameBounds: readonly Bound[] = [
  ['has at most 30 characters', named(longest), named(`${longest}x`)],
  ['is not empty', named('x'), named('')],
  ['is not blank', named('x'), named('   ')],
  ['is not a no-break space', named('x'), named('\u00a0')],
  ['does not begin with a blank', named('Tree Mail'), named(' Tree Mail')],
  ['does not end with a blank', named('Tree Mail'), named('Tree Mail ')],
  ['is a text', named('7'), named(7)],
  ['is not an array', named('7'), named(['7'])],
  ['is required', named('Ana'), {}],
  ['is the only field', named('Ana'), { displayName: 'Ana', isCurator: true }],
  ['is shortened by the app', named(toUsername(` ${longest}x `)), named(` ${longest}`)],
  ['replaces a blank name', named(toUsername(' ')), named(null)],
];

describe.each([
  { when: 'at the first sign-in', profiles: [] },
  { when: 'when changed', profiles: setProfiles() },
])('a username $when', ({ profiles }) => {
  beforeEach(() => seed(profiles));
  testBounds(nameBounds, (data) => setName(asAna(), data));
});
