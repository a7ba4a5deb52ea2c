import { googleAccountPath, userListsPath } from '@outrank/shared/documents/account';
import { serverTimestamp } from 'firebase/firestore';
import { beforeEach, describe } from 'vitest';
import { createPrivateWrites, createPublicWrites, seedEarlier, seedWorldOf } from '../support/everyWrite.ts';
import { commit, read, type Writes } from '../support/requests.ts';
import { ana, ben, benAgain, bindAccount, getGoogleId, setProfile } from '../support/users.ts';
import { openWorld } from '../support/world.ts';

const { benCommits, asBen, signedInAs, seed, refuses, refusesEach } = openWorld();

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

describe('a first name', () => {
  const dee = { uid: 'dee', displayName: 'Dee of Palau' };
  refuses(() => seed(), {
    'an account whose Google account does not name it': {
      refused: () => commit(signedInAs(dee.uid), setProfile(dee)),
      until: [bindAccount(dee.uid)],
    },
  });
});

describe('a binding', () => {
  refuses(() => read(asBen(), path), {
    'a first one, which only a function makes': {
      seed: [{ delete: path }],
      refused: [
        () => benCommits(bindAccount(ben.uid)),
        () => benCommits(bindAccount(ben.uid), setProfile(ben)),
      ],
    },
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
