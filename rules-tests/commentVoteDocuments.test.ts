import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { commentPath, commentVotePath } from '@outrank/shared/firestore/documentPaths';
import { deleteDoc, doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { ana, ben, giveList, giveProfiles } from './builders.ts';
import { bensComment, commentId, giveComment, giveMark, newMark, votingOn } from './commentBuilders.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const asAna = () => world.signedInAs(ana.uid);
const up = { value: 1, step: { up: 1 } };
const anaVotes = (vote: Partial<Parameters<typeof votingOn>[2]> = {}) =>
  votingOn(asAna(), ana.uid, { ...up, ...vote }).commit();
const anasMark = (id = bensComment) => doc(asAna(), commentVotePath(ana.uid, id));
const other = commentId(2);

beforeEach(async () => {
  await world.given(giveProfiles);
  await world.given((db) => giveList(db));
  await world.given((db) => giveComment(db, bensComment, { upvoteCount: 7, downvoteCount: 4 }));
});

describe('the mark of a vote', () => {
  it.each([
    { what: 'another comment', forged: { commentId: other } },
    { what: 'no comment', forged: { commentId: undefined } },
    { what: 'another list', forged: { listKey: 'ben~list_1' } },
    { what: 'no list', forged: { listKey: undefined } },
    { what: 'no vote', forged: { value: undefined } },
    { what: 'a further field', forged: { at: serverTimestamp() } },
  ])('does not hold $what', async ({ forged }) => {
    await assertFails(anaVotes({ mark: forged }));
    await assertFails(anaVotes({ mark: forged, step: {} }));
    await assertSucceeds(anaVotes());
  });

  it.each([0, 2, -2, 0.5, '1', true, null])('does not hold %j for a vote, counted or not', async (value) => {
    await assertFails(anaVotes({ value }));
    await assertFails(anaVotes({ value, step: {} }));
    await assertFails(setDoc(anasMark(), newMark(bensComment, value)));
    await assertSucceeds(anaVotes());
  });

  it.each([
    { what: 'another comment', forged: { commentId: other } },
    { what: 'another list', forged: { listKey: 'ben~list_1' } },
    { what: 'a vote in words', forged: { value: '-1' } },
    { what: 'a further field', forged: { at: serverTimestamp() } },
  ])('does not turn to $what', async ({ forged }) => {
    const turned = { value: -1, step: { up: -1, down: 1 } };
    await world.given((db) => giveMark(db, ana.uid, 1));
    await assertFails(anaVotes({ ...turned, mark: forged }));
    await assertSucceeds(anaVotes(turned));
  });

  it('goes alone once its comment is gone, by the fan alone', async () => {
    await world.given((db) => giveMark(db, ana.uid, 1));
    await assertFails(deleteDoc(anasMark()));
    await world.given((db) => deleteDoc(doc(db, commentPath(bensComment))));
    await assertFails(deleteDoc(doc(world.signedInAs(ben.uid), commentVotePath(ana.uid, bensComment))));
    await assertFails(setDoc(anasMark(), newMark(bensComment, -1)));
    await assertSucceeds(deleteDoc(anasMark()));
  });
});
