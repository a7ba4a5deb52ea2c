import { LIST_DESCRIPTION_MAX, LIST_NAME_MAX } from '@outrank/shared/limits';
import { choosableTags } from '@outrank/shared/lists/tags';
import type { Changes } from './builders.ts';
import type { Bound } from './itemBounds.ts';

const letters = (count: number) => 'x'.repeat(count);
/** Each counts as two characters, in the browser as in the rules. */
const torches = (count: number) => '🔥'.repeat(count);

function named(sentence: string, accepted: string, refused: unknown): Bound {
  return { sentence: `has a name ${sentence}`, accepted: { name: accepted }, refused: { name: refused } };
}

function described(sentence: string, accepted: string, refused: unknown): Bound {
  return {
    sentence: `has a description ${sentence}`,
    accepted: { description: accepted },
    refused: { description: refused },
  };
}

const trimmings: readonly Bound[] = [' ', '\n', '\t', '\v', '\u00a0', '\u3000', '\u2028', '\ufeff'].flatMap(
  (blank) => {
    const code = `U+${blank.charCodeAt(0).toString(16)}`;
    return [
      named(`that does not begin with ${code}`, `a${blank}b`, `${blank}ab`),
      named(`that does not end with ${code}`, `a${blank}b`, `ab${blank}`),
      described(`that does not begin with ${code}`, `a${blank}b`, `${blank}ab`),
      described(`that does not end with ${code}`, `a${blank}b`, `ab${blank}`),
    ];
  },
);

/** Bounds of a list's words. */
export const wordBounds: readonly Bound[] = [
  named('of at most 50 characters', letters(LIST_NAME_MAX), letters(LIST_NAME_MAX + 1)),
  named('of at most 25 emoji', torches(LIST_NAME_MAX / 2), torches(LIST_NAME_MAX / 2 + 1)),
  named('of at least one character', 'x', ''),
  named('that is not blank', 'x', ' '),
  named('and no number for it', '7', 7),
  named('and no array for it', '7', ['7']),
  described('of at most 200 characters', letters(LIST_DESCRIPTION_MAX), letters(LIST_DESCRIPTION_MAX + 1)),
  described('that is empty rather than blank', '', ' '),
  described('that is empty rather than nothing', '', null),
  described('and no map for it', '', {}),
  ...trimmings,
];

const survivors = 'survivor-ranking';

function tagged(tags: unknown, set: unknown): Changes {
  return { tags, tagSet: set, type: survivors };
}

function ofSeasons(type: string): Changes {
  return { itemIds: ['s20'], itemSeasonIds: [''], tags: [type], tagSet: {}, type };
}

const social = tagged(['social', survivors], { social: true });
const bound = (sentence: string, accepted: Changes, refused: Changes): Bound => ({
  sentence,
  accepted,
  refused,
});
const all = Object.fromEntries([...choosableTags, 'favorites'].map((tag) => [tag, true]));

/** Bounds of a list's tags and type. The list holds contestants. */
export const tagBounds: readonly Bound[] = [
  bound(
    'may carry every tag',
    tagged([...Object.keys(all), survivors], all),
    tagged([...Object.keys(all)], all),
  ),
  bound('may carry no tag but its type', tagged([survivors], {}), tagged([], {})),
  bound('carries no tag twice', social, tagged(['social', 'social', survivors], { social: true })),
  bound('carries no type twice', social, tagged(['social', survivors, survivors], { social: true })),
  bound('does not repeat a type in place of a tag', social, tagged([survivors, survivors], { social: true })),
  bound('carries no unknown tag', social, tagged(['villain', survivors], { villain: true })),
  bound('carries its type', social, tagged(['social'], { social: true })),
  bound('carries no other type', social, tagged(['social', 'season-ranking'], { social: true })),
  bound('carries no second type', social, tagged(['season-ranking', survivors], { 'season-ranking': true })),
  bound('has a set of the same tags', social, tagged(['social', survivors], { spoiler: true })),
  bound('has no more tags than the set', social, tagged(['social', 'spoiler', survivors], { social: true })),
  bound(
    'has no more in the set than tags',
    social,
    tagged(['social', survivors], { social: true, spoiler: true }),
  ),
  bound(
    'has a set that holds no type',
    social,
    tagged(['social', survivors], { social: true, [survivors]: true }),
  ),
  bound('has a set of true only', social, tagged(['social', survivors], { social: false })),
  bound('has a set without numbers', social, tagged(['social', survivors], { social: 1 })),
  bound('has a map for a set', social, tagged(['social', survivors], ['social'])),
  bound('has an array for tags', social, tagged({ social: true, [survivors]: true }, { social: true })),
  bound('has no text for tags', social, tagged('social', { social: true })),
  bound('has no number among the tags', social, tagged(['social', 7], { social: true })),
  bound('has the type of its items', social, {
    tags: ['social', 'season-ranking'],
    tagSet: { social: true },
    type: 'season-ranking',
  }),
  bound('has the type of its seasons', ofSeasons('season-ranking'), ofSeasons(survivors)),
  bound('has a known type', social, {
    tags: ['social', 'ranking'],
    tagSet: { social: true },
    type: 'ranking',
  }),
];
