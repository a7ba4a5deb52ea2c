import { Raw } from '@outrank/shared/testing/firestoreRest';
import { restDatabase } from '../support/rest.ts';

const DAY_MS = 86_400_000;

/** A map with this many levels. */
function nest(depth: number): unknown {
  return depth === 0 ? 'deep' : { in: nest(depth - 1) };
}

const otherTypes: readonly unknown[] = [
  ...[null, true, false, [], [null], [''], ['x'], [{}], {}, { a: 1 }, nest(6), nest(18)],
  ...[new Date(), new Date(0), new Date(Date.now() + DAY_MS)],
  new Raw({ bytesValue: 'AAECAw==' }),
  new Raw({ geoPointValue: { latitude: 1, longitude: 2 } }),
  new Raw({ referenceValue: `${restDatabase}/documents/users/ana` }),
  { __type__: '__vector__', value: [1, 2] },
];

const doubles = [0, 1, 1e300].map((doubleValue) => new Raw({ doubleValue }));
const wholeNumbers = [0, 1, -1, 2, 31, 2 ** 53, 2n ** 63n - 1n, -(2n ** 63n)];
const otherNumbers = [-0, 0.5, 1.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

const words =
  'x 0 true null ana ben ana~list_1 s20 s2000 20 list_1 amber-b Amber-b survivor-ranking goat-luck';
const texts: readonly string[] = [
  ...words.split(' '),
  ...['', ' ', 'x '.repeat(15), 'amber\n', 'a\nb'],
  ...['<img src=x onerror=alert(1)>', '2026-11-21T00:00:00.000Z'],
];

/** Texts that look like something else or like nothing, or that reverse the text around them. */
const tricks: readonly string[] = [
  ...['\u200b', 'a\u200bb', '\u200ba', '\ufeffa', 'a\ufeff'],
  ...['\u00a0a', 'a\u2028', '\u2060a', '\u180ea', '\u0085a'],
  ...['\u202egnp.ana', '\u2066a', '\ud800', 'a\udc00', `Z${'\u0301'.repeat(20)}`, '\u0000', 'a\u0000b'],
  ...['\u0001\u001f\u007f', 's\uff12\uff10', '\uff13', 'amber\u2010b', '\u0430mber'],
  ...[25, 26].map((count) => '\u{1f525}'.repeat(count)),
];

const lengths = [29, 30, 31, 50, 51, 60, 61, 160, 161, 200, 201, 300, 301, 500, 501, 10_000];

/** Values that the web app never sends in these fields. */
export const hostileValues: readonly unknown[] = [
  ...otherTypes,
  ...doubles,
  ...wholeNumbers,
  ...otherNumbers,
  ...texts,
  ...tricks,
  ...lengths.map((length) => 'y'.repeat(length)),
];

/** Names that the web app never gives to a field. */
export const hostileFields: readonly string[] = [
  ...['color', 'isCurator', '__proto__', 'constructor', 'toString', 'a.b', 'draft.name', '`', '\\', ' ', '1'],
  ...['\u200b', 'displayName\u200b', 'x'.repeat(1000)],
];

const listIds = 'list_ list_1x xlist_1 LIST_1 list_-1 list_1.5 list_1~ list_\uff11 list_\u0661 list_1\u200b';
const almostCommentIds = ['', 'cc', '\uff11', '\u0430', '\n', 'c\n'];

/** Names that the web app never gives to a document. */
export const hostileIds: readonly string[] = [
  ...listIds.split(' '),
  ...['list_ 1', 'list_1\n', `list_${'1'.repeat(17)}`],
  ...['constructor', 'hasOwnProperty', '__proto__', '..', 'a~b~c', 'comments', 'lists', 'rates'],
  ...almostCommentIds.map((end) => `${'c'.repeat(19)}${end}`),
];
