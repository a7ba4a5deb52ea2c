import { GOOGLE_PROVIDER } from '@outrank/shared/accounts/accountCalls';
import { googleAccountPath, userListsPath } from '@outrank/shared/documents/account';
import { BALLOTS, ballotsPath } from '@outrank/shared/documents/ballots';
import { listKeyText, listPath } from '@outrank/shared/documents/list';
import { blockedAccountPath, REPORTS_GROUP, reportPath } from '@outrank/shared/documents/moderation';
import { getInterval, type RateKind, rateLimits, ratePath, takeToken } from '@outrank/shared/documents/rate';
import { UPVOTES_GROUP, upvotePath } from '@outrank/shared/documents/reactions';
import { countedPath } from '@outrank/shared/documents/results';
import { reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { type Query, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeAccount, requestDeletion } from '../accountDeletion/removeAccount.ts';
import { blockAccount, unblockAccount, withdrawBlocked } from '../moderation/blockAccount.ts';
import { countBallots } from '../results/countBallots.ts';
import { categoryPolls } from '../results/polls.ts';
import { publishedResults, slotsOf } from '../testing/ballots.ts';
import { commitAs, loadRules, serverTime } from '../testing/commitAs.ts';
import { SEEDED_AT, seedList, setUserName } from '../testing/documents.ts';
import { authUsers, db, emptyDatabase, readData } from '../testing/emulator.ts';
import { deleteIdentity, type EmulatedSession, emptyAuth, signInWithGoogle } from '../testing/googleUsers.ts';
import { repairAt } from '../testing/repairRuns.ts';
import { type Claim, claimAccount } from './claimAccount.ts';

let list: Awaited<ReturnType<typeof seedList>>;

beforeAll(loadRules);
beforeEach(async () => {
  await emptyDatabase();
  await emptyAuth();
  await setUserName('ben', 'Ben');
  list = await seedList('All winners', { userId: 'ben' });
});

/** What the browser writes into the rate beside a document. */
async function takeRate({ googleId }: EmulatedSession, kind: RateKind, documentId: string) {
  const path = ratePath(googleId, kind);
  const stored: unknown = (await db.doc(path).get()).get('fullAt')?.toMillis();
  const now = Date.now() + 1000;
  const fullAt = takeToken(kind, typeof stored === 'number' ? Math.max(stored, now) : now, now);
  return [path, { documentId, at: serverTime, fullAt: new Date(fullAt ?? 0) }] as const;
}

/** A forged binding. */
const bind = (session: EmulatedSession) =>
  commitAs(session, [googleAccountPath(session.googleId), { uid: session.uid, at: serverTime }]);

const claim = async (session: EmulatedSession): Promise<Claim['status']> =>
  (await claimAccount({ db, authUsers }, session)).status;

/** Becomes a user who can write, as the browser does after the first sign-in. */
async function enter(session: EmulatedSession) {
  expect(await claim(session)).toBe('bound');
  return commitAs(session, [userListsPath(session.uid), { displayName: 'Mallory' }]);
}

const upvote = async (session: EmulatedSession) =>
  commitAs(
    session,
    [upvotePath(session.uid, list), { ...list, at: serverTime }],
    await takeRate(session, 'votes', listKeyText(list)),
  );

async function submitBallot(session: EmulatedSession) {
  const ballot = { ranking: slotsOf('tony-vlachos'), submittedAt: serverTime };
  const isAccepted = await commitAs(
    session,
    [ballotsPath(session.uid), { 'goat-social': ballot }],
    await takeRate(session, 'ballots', session.uid),
  );
  await countBallots(db, session.uid, categoryPolls);
  return isAccepted;
}

async function report(session: EmulatedSession) {
  const target = reportTargetId({ kind: 'list', list });
  const content = { name: 'All winners', description: '' };
  return commitAs(
    session,
    [reportPath(session.uid, target), { target, reason: 'spam', text: '', at: serverTime, content }],
    await takeRate(session, 'reports', target),
  );
}

/** How many upvotes, ballots, counted ballots and reports there are. */
async function countVoices() {
  const count = async (documents: Query) => (await documents.count().get()).data().count;
  const [upvotes, ballots, counted, reports] = await Promise.all([
    count(db.collectionGroup(UPVOTES_GROUP)),
    count(db.collection(BALLOTS)),
    count(db.collection(countedPath('goat-social'))),
    count(db.collectionGroup(REPORTS_GROUP)),
  ]);
  return { upvotes, ballots, counted, reports };
}

const voices = (count: number) => ({ upvotes: count, ballots: count, counted: count });

/** Signs in with Google once more after the identity was deleted, and becomes a user who can write. */
async function comeBack(earlier: EmulatedSession): Promise<EmulatedSession> {
  const session = await signInWithGoogle(earlier.googleId);
  expect(session.uid).not.toBe(earlier.uid);
  expect(await Promise.all([bind(session), upvote(session)])).toEqual([false, false]);
  expect(await claim(session)).toBe('deleting');
  expect(await Promise.all([earlier, session].map(upvote))).toEqual([false, false]);
  await removeAccount({ db, authUsers }, earlier.uid);
  expect(await countVoices()).toEqual({ ...voices(0), reports: 0 });
  expect(await claim(session)).toBe('bound');
  expect(await upvote(earlier)).toBe(false);
  return session;
}

it('four rounds of sign-in, vote and deletion are one voice at any moment', async () => {
  let session = await signInWithGoogle('google-mallory');
  expect(await enter(session)).toBe(true);
  const left = 2;
  const { windowMs } = rateLimits.reports;
  const fullAt = Timestamp.fromMillis(Date.now() + windowMs - left * getInterval('reports'));
  await db.doc(ratePath('google-mallory', 'reports')).set({ documentId: 'x', at: SEEDED_AT, fullAt });
  let reports = 0;
  for (let round = 1; round <= 4; round += 1) {
    expect(await upvote(session)).toBe(true);
    expect(await submitBallot(session)).toBe(true);
    if (await report(session)) reports += 1;
    expect(await countVoices()).toMatchObject(voices(1));
    if (round === 4) break;
    await deleteIdentity(session);
    session = await comeBack(session);
  }
  // The rate of reports belongs to the Google account, so that new accounts do not start again.
  expect(reports).toBe(left);
  await repairAt(new Date());
  expect(await countVoices()).toMatchObject(voices(1));
  await expect(readData(listPath(list))).resolves.toMatchObject({ upvoteCount: 1 });
  await expect(publishedResults()).resolves.toMatchObject({ totalVotes: 1 });
});

it('two Google accounts are two voices', async () => {
  const sessions = [await signInWithGoogle('google-ana'), await signInWithGoogle('google-cal')];
  for (const session of sessions) {
    expect(await enter(session)).toBe(true);
    expect([await upvote(session), await submitBallot(session), await report(session)]).not.toContain(false);
  }
  expect(await countVoices()).toEqual({ ...voices(2), reports: 2 });
});

it('a blocked user who deletes the identity and comes back stays blocked, until a curator ends the block', async () => {
  let session = await signInWithGoogle('google-mallory');
  await enter(session);
  expect([await upvote(session), await submitBallot(session), await report(session)]).not.toContain(false);
  const block = { by: 'cleo', action: 'block', target: session.uid, reason: 'Spam' } as const;
  expect(await blockAccount(db, block)).toBe(true);
  await withdrawBlocked(db, session.googleId);
  expect(await countVoices()).toEqual({ ...voices(0), reports: 0 });

  const path = blockedAccountPath(session.googleId);
  const blocked = await readData(path);
  await deleteIdentity(session);
  session = await comeBack(session);
  expect([await upvote(session), await submitBallot(session), await report(session)]).not.toContain(true);
  expect(await readData(path)).toEqual(blocked);

  await unblockAccount(db, { ...block, action: 'unblock', target: session.googleId });
  expect(await upvote(session)).toBe(true);
});

describe('a user who unlinks Google and links another Google account', () => {
  const earlier = 'google-mallory';
  const linkInstead = async ({ uid }: EmulatedSession, googleId: string) => {
    await authUsers.updateUser(uid, { providersToUnlink: [GOOGLE_PROVIDER] });
    await authUsers.updateUser(uid, { providerToLink: { providerId: GOOGLE_PROVIDER, uid: googleId } });
    const session = await signInWithGoogle(googleId);
    expect(session.uid).toBe(uid);
    return session;
  };
  const start = async () => {
    const session = await signInWithGoogle(earlier);
    await enter(session);
    return session;
  };

  it('stays blocked', async () => {
    const session = await start();
    await blockAccount(db, { by: 'cleo', action: 'block', target: session.uid, reason: 'Spam' });
    const other = await linkInstead(session, 'google-other');
    expect(await bind(other)).toBe(false);
    expect(await claim(other)).toBe('exchanged');
    expect([await upvote(other), await submitBallot(other), await report(other)]).not.toContain(true);
  });

  it('writes again after linking the first one', async () => {
    const other = await linkInstead(await start(), 'google-other');
    expect(await claim(other)).toBe('exchanged');
    expect(await upvote(other)).toBe(false);
    const again = await linkInstead(other, earlier);
    expect(await claim(again)).toBe('bound');
    expect(await upvote(again)).toBe(true);
  });

  it('cannot write with a token of the other one after deleting the account', async () => {
    const other = await linkInstead(await start(), 'google-other');
    await linkInstead(other, earlier);
    await requestDeletion(db, other.uid, earlier);
    expect(await claim(other)).toBe('gone');
    await removeAccount({ db, authUsers }, other.uid);
    expect(await claim(other)).toBe('gone');
    expect([await bind(other), await upvote(other)]).toEqual([false, false]);
  });
});
