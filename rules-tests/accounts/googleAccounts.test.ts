import { googleAccountPath, userListsPath } from '@outrank/shared/documents/account';
import { describe } from 'vitest';
import { commit, read } from '../support/requests.ts';
import { ana, ben, benAgain, bindAccount, getGoogleId, setProfile } from '../support/users.ts';
import { openWorld } from '../support/world.ts';

const { benCommits, asBen, signedInAs, seed, refuses } = openWorld();

const path = googleAccountPath(getGoogleId(ben.uid));

/* The matrix tries every request of accounts that the Google account does not name, and with other sessions. */

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
    'a first one beside a name, which only a function makes': {
      seed: [{ delete: path }],
      refused: () => benCommits(bindAccount(ben.uid), setProfile(ben)),
    },
    'its own account that replaces it': () => benCommits({ delete: path }, bindAccount(ben.uid)),
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
