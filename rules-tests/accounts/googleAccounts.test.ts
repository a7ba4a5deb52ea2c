import { googleAccountPath, userListsPath } from '@outrank/shared/documents/account';
import { serverTimestamp } from 'firebase/firestore';
import { beforeEach, describe } from 'vitest';
import { forgeTimes } from '../support/bounds.ts';
import { createPrivateWrites, createPublicWrites, seedEarlier, seedWorldOf } from '../support/everyWrite.ts';
import { commit, read, type Writes } from '../support/requests.ts';
import { ana, ben, benAgain, bindAccount, getGoogleId, setProfile } from '../support/users.ts';
import { openWorld } from '../support/world.ts';

const { benCommits, asBen, signedInAs, seed, refuses, refusesEach, refusesChanges } = openWorld();

const createWrites = (uid: string) =>
  Object.entries({ ...createPublicWrites(uid), ...createPrivateWrites(uid) });

const path = googleAccountPath(getGoogleId(ben.uid));
const commitAgain = (...writes: Writes) => commit(signedInAs(benAgain.uid), ...writes);

describe.each([
  { when: 'at first', seedBefore: () => [] },
  { when: 'later', seedBefore: seedEarlier },
])('$when', ({ seedBefore }) => {
  describe('a second account of a Google account', () => {
    beforeEach(() => seed(seedWorldOf(benAgain.uid), seedBefore(benAgain.uid)));

    refusesEach(
      () => seed(),
      createWrites(benAgain.uid),
      ([what, batch]) => [
        `${what}, until the Google account names it`,
        { refused: () => commitAgain(batch), until: [bindAccount(benAgain.uid)] },
      ],
    );
  });

  describe('a first account whose Google account names the second', () => {
    beforeEach(() => seed(seedWorldOf(), seedBefore(), bindAccount(benAgain.uid)));

    refusesEach(
      () => seed(),
      createWrites(ben.uid),
      ([what, batch]) => [
        `${what}, with a token that is still valid`,
        { refused: () => benCommits(batch), until: [bindAccount(ben.uid)] },
      ],
    );
  });

  describe.each(['anonymous', 'password', 'custom'] as const)('a session of the provider %s', (provider) => {
    beforeEach(() => seed(seedWorldOf(), seedBefore()));

    refusesEach(
      () => seed(),
      createWrites(ben.uid),
      ([what, batch]) => [
        `${what}, though the account is linked with Google`,
        { refused: () => commit(signedInAs(ben.uid, provider), batch), accepted: () => benCommits(batch) },
      ],
    );
  });
});

describe('the first sign-in', () => {
  const dee = { uid: 'dee', displayName: 'Dee of Palau' };
  const deeCommits = (...writes: Writes) => commit(signedInAs(dee.uid), ...writes);
  const bind = (changes = {}) => deeCommits(bindAccount(dee.uid, changes));
  const signIn = () => deeCommits(bindAccount(dee.uid), setProfile(dee));
  const bindAgain = () => commitAgain(bindAccount(benAgain.uid), setProfile(benAgain));

  // Alone: in a batch with the name, the rules of the name may refuse first.
  refusesChanges(bind, {
    'the uid of another user': { uid: ben.uid },
    'no uid': { uid: null },
    'an unknown field': { deleting: ben.uid },
    'no time': { at: undefined },
    ...forgeTimes('at'),
  });

  refuses(signIn, {
    'a name without the binding': {
      refused: () => deeCommits(setProfile(dee)),
      until: [bindAccount(dee.uid)],
    },
    'the Google account of somebody else': () => deeCommits(bindAccount(dee.uid, {}, 'google-eve')),
    'a Google account that names another account': { refused: bindAgain, until: [{ delete: path }] },
    'a Google account whose account is being deleted': {
      seed: [bindAccount(ben.uid, { uid: null, deleting: ben.uid })],
      refused: [bindAgain, () => benCommits(bindAccount(ben.uid))],
      until: [{ delete: path }],
      accepted: bindAgain,
    },
    'a Google account whose account was deleted today': {
      seed: [bindAccount(ben.uid, { uid: null })],
      refused: [bindAgain, () => benCommits(bindAccount(ben.uid))],
      until: [{ delete: path }],
      accepted: bindAgain,
    },
    'a session of another provider': () => {
      const session = signedInAs(dee.uid, 'password');
      return commit(session, bindAccount(dee.uid), setProfile(dee));
    },
  });
});

describe('a binding', () => {
  refuses(() => read(asBen(), path), {
    'its own account that changes or deletes it': [
      () => benCommits({ update: path, data: { at: serverTimestamp() } }),
      () => benCommits({ update: path, data: { uid: benAgain.uid } }),
      () => benCommits({ delete: path }),
      () => benCommits({ delete: path }, bindAccount(ben.uid)),
    ],
    'readers of other Google accounts': {
      refused: () => read(asBen(), googleAccountPath(getGoogleId(ana.uid))),
      accepted: () => read(signedInAs(benAgain.uid), path),
    },
  });
});

describe('a session of another provider', () => {
  refuses(() => read(asBen(), userListsPath(ana.uid)), {
    'readers of what signed-in users see': (['anonymous', 'password', 'custom'] as const).map(
      (provider) => () => read(signedInAs(ben.uid, provider), userListsPath(ana.uid)),
    ),
  });
});
