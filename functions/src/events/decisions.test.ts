import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { isRenamed } from './accountEvents.ts';
import { decideOnBallots, isOtherSubmission } from './ballotEvents.ts';
import { decideOnComment } from './commentEvents.ts';
import { decideOnList } from './listEvents.ts';

const at = (millis: number) => Timestamp.fromMillis(millis);
const order = ['s20', 's7', 's15', 's28', 's10'];
const list = {
  name: 'Winners',
  itemIds: order,
  itemSeasonIds: order.map(() => ''),
  isPublic: true,
  upvoteCount: 1,
  commentCount: 0,
  countedAt: at(1),
  changedAt: at(1),
};

describe('a list', () => {
  const nothing = {
    isTallied: false,
    isWithdrawn: false,
    didCardChange: false,
    didSearchRowChange: false,
  };
  /** Which parts of a decision are true. */
  const decide = (before: object | undefined, after: object | undefined) =>
    Object.entries(decideOnList({ before, after })).flatMap(([part, isNeeded]) => (isNeeded ? [part] : []));
  const becomes = (changes: object) => decide(list, { ...list, changedAt: at(2), ...changes });

  it('that only has another number of comments, or a later count, needs nothing', () => {
    const counted = { ...list, commentCount: 4, countedAt: at(2), changedAt: at(2) };
    expect(decideOnList({ before: list, after: counted })).toEqual(nothing);
    expect(decideOnList({ before: list, after: { ...list, countedAt: at(2) } })).toEqual(nothing);
  });

  it('that is upvoted only needs its row in PostgreSQL, which holds the number', () => {
    expect(becomes({ upvoteCount: 2, countedAt: at(2) })).toEqual(['didSearchRowChange']);
  });

  it.each([
    ['a new name', { name: 'Other' }, ['didCardChange', 'didSearchRowChange']],
    ['a note', { notes: { s20: 'x' } }, ['didCardChange']],
    ['another order', { itemIds: order.toReversed() }, ['isTallied', 'didCardChange']],
    [
      'no readers any more',
      { isPublic: false, hidden: true },
      ['isTallied', 'isWithdrawn', 'didCardChange', 'didSearchRowChange'],
    ],
    ['fewer items than count', { itemIds: ['s20'], itemSeasonIds: [''] }, ['isTallied', 'didCardChange']],
  ])('with %s needs what follows from it', (_what, changes, needed) => {
    expect(becomes(changes)).toEqual(needed);
  });

  it('that is shown again is tallied, and not withdrawn', () => {
    const hidden = { ...list, isPublic: false, hidden: true };
    expect(decide(hidden, list)).toEqual(['isTallied', 'didCardChange', 'didSearchRowChange']);
  });

  it('that is new or deleted is tallied by the event of its consensus ballot', () => {
    expect(decide(undefined, list)).toEqual(['didCardChange', 'didSearchRowChange']);
    expect(decide(list, undefined)).toEqual(['isWithdrawn', 'didCardChange', 'didSearchRowChange']);
    expect(decide({ ...list, isPublic: false }, undefined)).not.toContain('isWithdrawn');
  });
});

it('a consensus ballot is tallied when it names another list, and not when the same list is saved', () => {
  const before = { listId: 'list_1', at: at(1) };
  expect(isOtherSubmission({ before, after: { ...before, at: at(2) } })).toBe(false);
  expect(isOtherSubmission({ before, after: { listId: 'list_2', at: at(2) } })).toBe(true);
  expect(isOtherSubmission({ before: undefined, after: before })).toBe(true);
  expect(isOtherSubmission({ before, after: undefined })).toBe(true);
});

it('ballots are changed in the categories whose entries differ, and withdrawn where one is missing', () => {
  const ballot = (slug: string) => ({ ranking: [slug], submittedAt: at(1) });
  const before = { 'goat-social': ballot('yul-kwon'), 'goat-strategy': ballot('yul-kwon') };
  const after = { 'goat-social': ballot('tony-vlachos') };
  expect(decideOnBallots({ before, after })).toEqual({
    changed: ['goat-strategy', 'goat-social'],
    withdrawn: ['goat-strategy'],
  });
  expect(decideOnBallots({ before, after: { ...before } })).toEqual({ changed: [], withdrawn: [] });
});

it('comments are counted when one appears or disappears, and not when it is voted on or renamed', () => {
  const comment = { listUserId: 'ana', listId: 'list_1', upvoteCount: 0, userName: 'Ben' };
  const target = { kind: 'comments', target: 'ana~list_1' };
  expect(decideOnComment({ before: undefined, after: comment })).toEqual(target);
  expect(decideOnComment({ before: comment, after: undefined })).toEqual(target);
  const changed = { ...comment, upvoteCount: 1, userName: 'Benny' };
  expect(decideOnComment({ before: comment, after: changed })).toBeUndefined();
});

it('a name is copied when it is new or another, and not when the account is deleted', () => {
  const before = { displayName: 'Ana' };
  expect(isRenamed({ before: undefined, after: before })).toBe(true);
  expect(isRenamed({ before, after: { displayName: 'Anna' } })).toBe(true);
  expect(isRenamed({ before, after: { ...before } })).toBe(false);
  expect(isRenamed({ before, after: undefined })).toBe(false);
});
