import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  commentPath,
  commentVotePath,
  deletedListPath,
  listPath,
} from '@outrank/shared/firestore/documentPaths';
import { deleteDoc, doc, serverTimestamp, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { ana, anasList, ben, bensList, giveList, giveProfiles } from './builders.ts';
import {
  bensComment,
  commentId,
  giveComment,
  giveMark,
  moved,
  newMark,
  replyTo,
  type Step,
  votingOn,
} from './commentBuilders.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const asAna = () => world.signedInAs(ana.uid);
const up = { value: 1, step: { up: 1 } };
const anaVotes = (vote: Partial<Parameters<typeof votingOn>[2]> = {}) =>
  votingOn(asAna(), ana.uid, { ...up, ...vote }).commit();
const anasMark = (id = bensComment) => doc(asAna(), commentVotePath(ana.uid, id));
const comment = (id = bensComment) => doc(asAna(), commentPath(id));
const other = commentId(2);

beforeEach(async () => {
  await world.given(giveProfiles);
  await world.given((db) => giveList(db));
  await world.given((db) => giveList(db, bensList));
  await world.given((db) => giveComment(db, bensComment, { upvoteCount: 7, downvoteCount: 4 }));
  await world.given((db) =>
    giveComment(db, other, { ...replyTo(bensComment), upvoteCount: 2, downvoteCount: 2 }),
  );
});

/** Every change of a vote, with the steps that are right, and all others that are near. */
const changes = [
  { from: 0, to: 1, right: { up: 1, down: 0 } },
  { from: 0, to: -1, right: { up: 0, down: 1 } },
  { from: 1, to: 0, right: { up: -1, down: 0 } },
  { from: -1, to: 0, right: { up: 0, down: -1 } },
  { from: 1, to: -1, right: { up: -1, down: 1 } },
  { from: -1, to: 1, right: { up: 1, down: -1 } },
] as const;

const near = [-2, -1, 0, 1, 2];
const steps: readonly Required<Step>[] = near.flatMap((up) => near.map((down) => ({ up, down })));

describe.each(changes)('a vote from $from to $to', ({ from, to, right }) => {
  const wrong = steps.filter(({ up, down }) => up !== right.up || down !== right.down);

  beforeEach(async () => {
    if (from !== 0) await world.given((db) => giveMark(db, ana.uid, from));
  });

  it('moves each count exactly by the difference', async () => {
    await Promise.all(wrong.map((step) => assertFails(anaVotes({ value: to, step }))));
    await assertSucceeds(anaVotes({ value: to, step: right }));
  });

  it('needs both halves', async () => {
    await assertFails(updateDoc(comment(), moved(right)));
    const mark = to === 0 ? deleteDoc(anasMark()) : setDoc(anasMark(), newMark(bensComment, to));
    await assertFails(mark);
    await assertSucceeds(anaVotes({ value: to, step: right }));
  });

  it('counts once', async () => {
    await assertSucceeds(anaVotes({ value: to, step: right }));
    await assertFails(anaVotes({ value: to, step: right }));
  });

  it('is cast by the fan alone, also beside an own vote that moves the counts alike', async () => {
    const asBen = world.signedInAs(ben.uid);
    const vote = { value: to, step: right };
    if (from !== 0) await world.given((db) => giveMark(db, ben.uid, from));
    await assertFails(votingOn(asBen, ana.uid, vote).commit());
    await assertFails(votingOn(world.signedOut(), ana.uid, vote).commit());
    const both = votingOn(asBen, ben.uid, vote);
    const anas = doc(asBen, commentVotePath(ana.uid, bensComment));
    await assertFails((to === 0 ? both.delete(anas) : both.set(anas, newMark(bensComment, to))).commit());
    await assertSucceeds(votingOn(asBen, ben.uid, vote).commit());
    await assertSucceeds(anaVotes(vote));
  });

  it('changes nothing else on the comment', async () => {
    for (const forged of [
      { text: 'Sandra.' },
      { userName: 'A' },
      { createdAt: serverTimestamp() },
      { seen: 1 },
    ]) {
      await assertFails(anaVotes({ value: to, step: right, comment: forged }));
    }
    await assertSucceeds(anaVotes({ value: to, step: right }));
  });

  it('does not count on another comment', async () => {
    const elsewhere = writeBatch(asAna()).update(comment(other), moved(right));
    const place = anasMark();
    await assertFails(
      (to === 0 ? elsewhere.delete(place) : elsewhere.set(place, newMark(bensComment, to))).commit(),
    );
    const both = votingOn(asAna(), ana.uid, { value: to, step: right }).update(comment(other), moved(right));
    await assertFails(both.commit());
    await assertSucceeds(anaVotes({ value: to, step: right }));
  });
});

describe('voting on a comment', () => {
  it('is for its author too', async () => {
    await assertSucceeds(votingOn(world.signedInAs(ben.uid), ben.uid, up).commit());
  });

  it('is done on a reply alike', async () => {
    await assertSucceeds(anaVotes({ id: other, value: -1, step: { down: 1 } }));
  });

  it('writes nothing on the comment when no mark changes', async () => {
    await assertFails(updateDoc(comment(), moved({})));
    await assertSucceeds(anaVotes());
  });

  it('is cast once in one batch', async () => {
    const both = votingOn(asAna(), ana.uid, { value: 1, step: { up: 1, down: 1 } });
    await assertFails(both.set(anasMark(), newMark(bensComment, -1)).commit());
    await assertSucceeds(anaVotes());
  });

  it('is done for each fan by themself', async () => {
    const bensMark = doc(asAna(), commentVotePath(ben.uid, bensComment));
    const twice = () => votingOn(asAna(), ana.uid, { value: 1, step: { up: 2 } });
    await assertFails(twice().set(bensMark, newMark(bensComment, 1)).commit());
    await assertSucceeds(anaVotes());
    await assertSucceeds(votingOn(world.signedInAs(ben.uid), ben.uid, up).commit());
  });

  it.each([
    { what: 'a fraction', forged: { upvoteCount: 8.5 } },
    { what: 'no number', forged: { upvoteCount: Number.NaN } },
    { what: 'a text', forged: { upvoteCount: '8' } },
    { what: 'nothing', forged: { upvoteCount: null } },
    { what: 'a text for the other count', forged: { downvoteCount: '4' } },
    { what: 'a fraction for the other count', forged: { downvoteCount: 4.5 } },
  ])('does not write $what', async ({ forged }) => {
    await assertFails(anaVotes({ comment: forged }));
    await assertSucceeds(anaVotes());
  });

  it.each(['upvoteCount', 'downvoteCount'])('leaves the %s whole by its type', async (field) => {
    await world.given((db) => updateDoc(doc(db, commentPath(bensComment)), { [field]: 1 }));
    await world.given((db) => giveMark(db, ana.uid, field === 'upvoteCount' ? 1 : -1));
    const back = { value: 0, step: {} };
    const fields = {
      upvoteCount: field === 'upvoteCount' ? 0 : 7,
      downvoteCount: field === 'upvoteCount' ? 4 : 0,
    };
    await assertFails(anaVotes({ ...back, comment: { ...fields, [field]: -0 } }));
    await assertSucceeds(anaVotes({ ...back, comment: fields }));
  });

  it.each([
    { value: 1 as const, field: 'upvoteCount', step: { up: -1 } },
    { value: -1 as const, field: 'downvoteCount', step: { down: -1 } },
  ])('never leaves $field below zero', async ({ value, field, step }) => {
    await world.given((db) => updateDoc(doc(db, commentPath(bensComment)), { [field]: 0 }));
    await world.given((db) => giveMark(db, ana.uid, value));
    await assertFails(anaVotes({ value: 0, step }));
    await world.given((db) => updateDoc(doc(db, commentPath(bensComment)), { [field]: 1 }));
    await assertSucceeds(anaVotes({ value: 0, step }));
  });

  it.each([
    { what: 'a hidden list', hidden: { isPublic: false } },
    { what: 'an older list that is not public', hidden: { public: false } },
  ])('under $what is for the list’s owner', async ({ hidden }) => {
    await world.given((db) => giveList(db, anasList, hidden));
    await assertFails(votingOn(world.signedInAs(ben.uid), ben.uid, up).commit());
    await assertSucceeds(anaVotes());
  });

  it('is possible where one saw it, though the list goes at the same time', async () => {
    const db = asAna();
    const batch = votingOn(db, ana.uid, up)
      .delete(doc(db, listPath(anasList)))
      .set(doc(db, deletedListPath(anasList)), { at: serverTimestamp() });
    await assertSucceeds(batch.commit());
  });

  it('needs a comment that is there', async () => {
    const missing = commentId(404);
    await assertFails(anaVotes({ id: missing }));
    await assertFails(setDoc(anasMark(missing), newMark(missing, 1)));
    await assertSucceeds(anaVotes());
  });

  it('twice in one batch takes two marks', async () => {
    const both = () => votingOn(asAna(), ana.uid, up).update(comment(other), moved({ down: 1 }));
    await assertFails(both().commit());
    await assertSucceeds(both().set(anasMark(other), newMark(other, -1)).commit());
  });
});
