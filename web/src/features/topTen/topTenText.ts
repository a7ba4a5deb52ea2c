import type { Movement } from '@outrank/shared/ballots/edition';
import type { Places } from '@outrank/shared/ballots/tally';
import { sum } from '@outrank/shared/ballots/topTen';
import { onDemand } from '#ui/onDemand.ts';
import { pluralize } from '#ui/pluralize.ts';

const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = onDemand(() => new Intl.PluralRules('en', { type: 'ordinal' }));
const list = onDemand(() => new Intl.ListFormat('en'));
const wholePercent = onDemand(() => new Intl.NumberFormat('en', { style: 'percent' }));
const day = onDemand(() => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' }));
const time = onDemand(() => new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }));
const dayAndTime = onDemand(
  () => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
);

/** `1st`, `2nd`, `11th`. */
export function ordinal(place: number): string {
  return `${place}${endings[ordinals().select(place)]}`;
}

/** A share from 0 to 1 in whole percent. */
export function percentOf(share: number): string {
  return wholePercent().format(share);
}

/** Where the ballots put somebody, as one sentence. */
export function placesSentence(name: string, places: Places, totalVotes: number): string {
  const listed = sum(places);
  const named = places.flatMap((count, place) => (count === 0 ? [] : [`${ordinal(place + 1)} on ${count}`]));
  const left = totalVotes - listed;
  const all = left === 0 ? named : [...named, `left off ${left}`];
  return `${name}, of ${pluralize(totalVotes, 'ballot')}: ${list().format(all)}.`;
}

/** What the arrow beside a contestant means, in a word or two. */
export function movementInWords(movement: Movement): string {
  if (movement.kind === 'new') return 'new';
  return movement.kind === 'same' ? 'same place' : `${movement.kind} ${movement.by}`;
}

/** The Friday of an edition. */
export function editionDay(week: string): string {
  return day().format(new Date(week));
}

/** A moment (ISO): of today as the clock's time, of any other day with its date. */
export function momentOf(moment: string, now: Date): string {
  const at = new Date(moment);
  const isOfToday = at.toDateString() === now.toDateString();
  return (isOfToday ? time : dayAndTime)().format(at);
}

const verdicts: readonly (readonly [from: number, words: string])[] = [
  [80, 'You and the island vote as one.'],
  [60, 'A loyal member of the alliance, with ideas of your own.'],
  [40, 'You are the swing vote.'],
  [20, 'You play your own game.'],
  [0, 'A blindside: the island did not see you coming.'],
];

/** An agreement in whole percent as a remark. */
export function verdictOn(agreement: number): string {
  return verdicts.find(([from]) => agreement >= from)?.[1] ?? '';
}
