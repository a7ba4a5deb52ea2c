import {
  ACCOUNT_DELETIONS,
  accountDeletionPath,
  ballotsPath,
  ratePath,
  userListsPath,
  userPath,
} from '@outrank/shared/firestore/documentPaths';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { ana, newDraft } from '../builders.ts';
import { giveRate, newRate, nextRate } from '../rates.ts';
import { owner, plainly, type Row, signedIn } from './row.ts';

const profile = userListsPath(ana.uid);
const privateProfile = userPath(ana.uid);
const ballots = ballotsPath(ana.uid);
const wish = accountDeletionPath(ana.uid);
const rate = ratePath(ana.uid, 'comments');

function ballot() {
  const ranking = Array.from({ length: 10 }, (_, place) => `fan-${place}`);
  return { 'goat-strategy': { ranking, submittedAt: serverTimestamp() } };
}

/** What belongs to one fan and to no list. */
export const userRows: readonly Row[] = [
  {
    match: '/userLists/{uid}',
    place: profile,
    given: (db) => setDoc(doc(db, profile), { displayName: ana.displayName }),
    functions: 'carry a new name to lists and comments; delete, with the account',
    rights: [
      { act: 'get', who: signedIn, attempt: plainly('get', profile) },
      {
        act: 'create',
        who: owner,
        when: '`displayName` alone: a trimmed text of 1 to 30; not barred',
        attempt: (db) => setDoc(doc(db, profile), { displayName: 'Tree Mail' }),
      },
      {
        act: 'update',
        who: owner,
        when: 'as at its creation',
        attempt: (db) => setDoc(doc(db, profile), { displayName: 'Tree Mail' }),
      },
    ],
  },
  {
    match: '/users/{uid}',
    place: privateProfile,
    given: (db) => setDoc(doc(db, privateProfile), newDraft()),
    functions: 'delete, with the account',
    rights: [
      { act: 'get', who: owner, attempt: plainly('get', privateProfile) },
      {
        act: 'create',
        who: owner,
        when: '`draft` alone: null, or a bounded draft at the server’s time; not of a deleted account',
        attempt: (db) => setDoc(doc(db, privateProfile), newDraft()),
      },
      {
        act: 'update',
        who: owner,
        when: 'as at its creation',
        attempt: (db) => setDoc(doc(db, privateProfile), newDraft()),
      },
    ],
  },
  {
    match: '/users/{uid}/rates/{kind}',
    place: rate,
    given: (db) => giveRate(db, ana.uid, 'comments'),
    functions: 'delete, with the account',
    rights: [
      { act: 'get', who: owner, attempt: plainly('get', rate) },
      {
        act: 'create',
        who: owner,
        when: '`comments`, `lists` or `reports`; begins a window of the server’s time with a count of 1; not of a deleted account',
        attempt: (db) => setDoc(doc(db, rate), newRate('any')),
      },
      {
        act: 'update',
        who: owner,
        when: 'counts up by 1 to 30, of reports to 10, within the window, or begins a new one after it',
        attempt: (db) => setDoc(doc(db, rate), nextRate('any'), { merge: true }),
      },
    ],
  },
  {
    match: '/userGlobalRankings/{uid}',
    place: ballots,
    given: (db) => setDoc(doc(db, ballots), ballot()),
    functions: 'count them; delete, with the account',
    rights: [
      { act: 'get', who: owner, attempt: plainly('get', ballots) },
      {
        act: 'create',
        who: owner,
        when: 'known categories; ten slots, nobody twice, at the server’s time; not barred',
        attempt: (db) => setDoc(doc(db, ballots), ballot()),
      },
      {
        act: 'update',
        who: owner,
        when: 'so is each category that is new or other than before; one may be taken out; not barred',
        attempt: (db) => setDoc(doc(db, ballots), ballot()),
      },
    ],
  },
  {
    match: `/${ACCOUNT_DELETIONS}/{uid}`,
    isUnnamed: true,
    place: wish,
    given: (db) => setDoc(doc(db, wish), { at: serverTimestamp() }),
    functions: 'write them for a fan who leaves; delete them when all is gone',
    rights: [],
  },
];
