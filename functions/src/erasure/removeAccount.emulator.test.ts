import {
  accountDeletionPath,
  barredAccountPath,
  commentPath,
  deletedCommentPath,
  deletedListPath,
  hiddenThingPath,
  listPath,
  reportPath,
  userListsPath,
} from '@outrank/shared/documentPaths';
import { thingText } from '@outrank/shared/thing';
import { beforeEach, describe, expect, it } from 'vitest';
import { hideThing } from '../moderation/hideThing.ts';
import { publishedResults, recount, slotsOf } from '../testing/ballots.ts';
import { contradictions } from '../testing/contradictions.ts';
import { db, identities } from '../testing/emulator.ts';
import { everything } from '../testing/everything.ts';
import { giveComments, giveLists } from '../testing/fans.ts';
import { clearUp, giveLeavingFan, mayExist } from '../testing/leavingFan.ts';
import { anasComment, decisionOf } from '../testing/moderation.ts';
import { comment, voteOnComment } from '../testing/talk.ts';
import { anasList, bensList } from '../testing/twoLists.ts';
import { beginErasure } from './beginErasure.ts';
import { removeAccount } from './removeAccount.ts';

const leave = () => removeAccount({ db, identities }, 'ana');
const isThere = async (path: string) => (await db.doc(path).get()).exists;

beforeEach(giveLeavingFan);

describe('a fan who wishes to leave', () => {
  it('is kept from writing from that moment on', async () => {
    await beginErasure(db, 'ana');
    const barred = await db.doc(barredAccountPath('ana')).get();
    expect(barred.data()).toMatchObject({ by: 'self', reason: 'The account was deleted.' });
    await expect(isThere(accountDeletionPath('ana'))).resolves.toBe(true);
  });

  it('leaves nothing but marks that keep ids from coming back, and what others did elsewhere', async () => {
    await beginErasure(db, 'ana');
    await leave();
    await clearUp();
    expect(Object.keys(await everything()).filter((path) => !path.startsWith('globalRankings'))).toEqual([
      barredAccountPath('ana'),
      commentPath('ben-2'),
      deletedCommentPath('ana-1'),
      deletedCommentPath('ben-1'),
      deletedListPath(anasList),
      'userGlobalRankings/ben',
      userListsPath('ben'),
      listPath(bensList),
      'users/ben/favorites/ben~list_1000001',
      'users/ben/upvotes/ben~list_1000001',
    ]);
    await expect(mayExist('ana')).resolves.toBe(false);
  });

  it('takes what was counted out of every counter', async () => {
    await voteOnComment('ben', 'ben-2', 1);
    await beginErasure(db, 'ana');
    await expect(leave()).resolves.toEqual({
      lists: 1,
      comments: 2,
      hidden: 0,
      upvotes: 1,
      commentVotes: 4,
      favorites: 1,
      reports: 0,
      ownDocuments: 5,
    });
    const [list, reply] = await db.getAll(db.doc(listPath(bensList)), db.doc(commentPath('ben-2')));
    expect(list?.get('upvoteCount')).toBe(1);
    expect(reply?.data()).toMatchObject({ upvoteCount: 1, downvoteCount: 0, parentId: 'ben-1' });
    await clearUp();
    await expect(contradictions()).resolves.toEqual([]);
  });

  it('takes along what curators hid and what was reported, with the votes that were kept', async () => {
    await hideThing(db, decisionOf('hide', anasComment));
    await db.doc(reportPath('ana', 'list~ben~list_1000001')).set({ reason: 'spam' });
    await beginErasure(db, 'ana');
    await expect(leave()).resolves.toMatchObject({ comments: 1, hidden: 1, reports: 1 });
    await expect(isThere(hiddenThingPath(thingText(anasComment)))).resolves.toBe(false);
    await clearUp();
    await expect(contradictions()).resolves.toEqual([]);
  });

  it('is taken out of the Top 10, which then counts the others alone', async () => {
    expect((await publishedResults())?.totalVotes).toBe(2);
    await beginErasure(db, 'ana');
    await leave();
    await clearUp();
    const results = await publishedResults();
    expect(results).toEqual(await recount());
    expect(results).toMatchObject({ totalVotes: 1, listedBy: { 'tony-vlachos': 1 } });
    expect(results?.top10.map(({ id }) => id)).toEqual(slotsOf('tony-vlachos').filter(Boolean));
  });

  it('may have more of each kind than one transaction takes', { timeout: 90_000 }, async () => {
    await giveLists('ana', 'Ana', 230);
    await giveComments('ana', 'Ana', 130);
    await Promise.all(
      Array.from({ length: 60 }, async (_, number) => {
        const id = `late-${number}`;
        await comment({ id, list: bensList, author: 'ben' });
        await voteOnComment('ana', id, number % 2 ? 1 : -1);
      }),
    );
    await beginErasure(db, 'ana');
    await expect(leave()).resolves.toMatchObject({ lists: 230, comments: 131, commentVotes: 64 });
    await clearUp();
    await expect(contradictions()).resolves.toEqual([]);
  });

  it('may be gone already: the event that comes again finds nothing to do', async () => {
    await beginErasure(db, 'ana');
    await leave();
    const after = await everything();
    await expect(leave()).resolves.toMatchObject({ ownDocuments: 0 });
    await expect(everything()).resolves.toEqual(after);
  });

  it('may wish it again when all is gone', async () => {
    await beginErasure(db, 'ana');
    await leave();
    const after = await everything();
    await beginErasure(db, 'ana');
    await leave();
    await expect(everything()).resolves.toEqual(after);
  });
});

describe('a fan who does not wish to leave', () => {
  it('loses nothing, whatever the event says', async () => {
    const before = await everything();
    await leave();
    await expect(everything()).resolves.toEqual(before);
    await expect(mayExist('ana')).resolves.toBe(true);
  });
});
