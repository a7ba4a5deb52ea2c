import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { COMMENT_TEXT_MAX } from '@outrank/shared/limits';
import { Timestamp } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { ben, type Changes, daysFromNow, giveList, giveProfiles } from './builders.ts';
import { bensComment, commentId, commenting, giveComment, newComment, replyTo } from './commentBuilders.ts';
import type { Bound } from './itemBounds.ts';
import { giveRates } from './rates.ts';
import { openWorld } from './world.ts';

const world = openWorld();

const missingFields: readonly Bound[] = Object.keys(newComment()).map((field) => ({
  sentence: `has the field ${field}`,
  accepted: {},
  refused: { [field]: undefined },
}));

function not(what: string, refused: Changes): Bound {
  return { sentence: `has no ${what}`, accepted: {}, refused };
}

function worded(sentence: string, accepted: string, refused: unknown): Bound {
  return { sentence: `has a text ${sentence}`, accepted: { text: accepted }, refused: { text: refused } };
}

const trimmings = [' ', '\n', '\t', '\v', '\u00a0', '\u3000', '\u2028', '\ufeff'].flatMap((blank) => {
  const code = `U+${blank.charCodeAt(0).toString(16)}`;
  return [
    worded(`that does not begin with ${code}`, `a${blank}b`, `${blank}ab`),
    worded(`that does not end with ${code}`, `a${blank}b`, `ab${blank}`),
  ];
});

const bounds: readonly Bound[] = [
  ...missingFields,
  not('further field', { upvotes: [ben.uid] }),
  not('number for the owner of its list', { listUserId: 1 }),
  not('number for its list', { listId: 1 }),
  not('number for its author', { userId: 1 }),
  not('time in the past', { createdAt: Timestamp.fromDate(daysFromNow(-1)) }),
  not('time in the future', { createdAt: Timestamp.fromDate(daysFromNow(3)) }),
  not('text for a time', { createdAt: '2026-11-21T00:00:00.000Z' }),
  not('upvote from the start', { upvoteCount: 1 }),
  not('upvote less than none', { upvoteCount: -1 }),
  not('fraction for its upvotes', { upvoteCount: -0 }),
  not('array for its upvotes', { upvoteCount: [] }),
  not('downvote from the start', { downvoteCount: 1 }),
  not('downvote less than none', { downvoteCount: -1 }),
  not('fraction for its downvotes', { downvoteCount: -0 }),
  not('array for its downvotes', { downvoteCount: [] }),
  worded('of at most 500 characters', 'x'.repeat(COMMENT_TEXT_MAX), 'x'.repeat(COMMENT_TEXT_MAX + 1)),
  worded('of at most 250 emoji', '🔥'.repeat(COMMENT_TEXT_MAX / 2), '🔥'.repeat(COMMENT_TEXT_MAX / 2 + 1)),
  worded('of at least one character', 'x', ''),
  worded('that is not blank', 'x', ' \n '),
  worded('and no number for it', '7', 7),
  worded('and no array for it', '7', ['7']),
  ...trimmings,
];

describe.each([
  { kind: 'a comment', usual: {} },
  { kind: 'a reply', usual: replyTo(bensComment) },
])('$kind', ({ usual }) => {
  beforeEach(async () => {
    await world.given(giveProfiles);
    await world.given(giveRates);
    await world.given((db) => giveList(db));
    await world.given((db) => giveComment(db));
  });

  it.each(bounds)('$sentence', async ({ accepted, refused }) => {
    const db = world.signedInAs(ben.uid);
    await assertFails(commenting(db, { ...usual, ...refused }, commentId(3)).commit());
    await assertSucceeds(commenting(db, { ...usual, ...accepted }, commentId(3)).commit());
  });
});
