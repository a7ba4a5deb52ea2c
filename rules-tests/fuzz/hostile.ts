import { rulesProject } from '../settings.ts';
import { Raw } from './rest.ts';

const DAY_MS = 86_400_000;

/** A map so many levels deep. */
function nested(depth: number): unknown {
  return depth === 0 ? 'deep' : { in: nested(depth - 1) };
}

const otherTypes: readonly unknown[] = [
  null,
  true,
  false,
  [],
  [null],
  [''],
  ['x'],
  [{}],
  {},
  { a: 1 },
  nested(6),
  nested(18),
  new Date(),
  new Date(0),
  new Date(Date.now() + DAY_MS),
  new Raw({ bytesValue: 'AAECAw==' }),
  new Raw({ geoPointValue: { latitude: 1, longitude: 2 } }),
  new Raw({ referenceValue: `projects/${rulesProject}/databases/(default)/documents/users/ana` }),
  { __type__: '__vector__', value: [1, 2] },
];

const numbers: readonly unknown[] = [
  0,
  1,
  -1,
  2,
  31,
  -0,
  0.5,
  1.5,
  new Raw({ doubleValue: 0 }),
  new Raw({ doubleValue: 1 }),
  new Raw({ doubleValue: 1e300 }),
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  2 ** 53,
  2n ** 63n - 1n,
  -(2n ** 63n),
];

const texts: readonly string[] = [
  '',
  ' ',
  'x',
  'x '.repeat(15),
  '0',
  'true',
  'null',
  'ana',
  'ben',
  'ana~list_1',
  's20',
  's2000',
  '20',
  'list_1',
  'amber-b',
  'Amber-b',
  'amber\n',
  'a\nb',
  '<img src=x onerror=alert(1)>',
  'survivor-ranking',
  'goat-luck',
  '2026-11-21T00:00:00.000Z',
];

/** What looks like something else, like nothing, or turns the text around it. */
const tricks: readonly string[] = [
  '\u200b',
  'a\u200bb',
  '\u200ba',
  '\ufeffa',
  'a\ufeff',
  '\u00a0a',
  'a\u2028',
  '\u2060a',
  '\u180ea',
  '\u0085a',
  '\u202egnp.ana',
  '\u2066a',
  '\ud800',
  'a\udc00',
  `Z${'\u0301'.repeat(20)}`,
  '\u0000',
  'a\u0000b',
  '\u0001\u001f\u007f',
  's\uff12\uff10',
  '\uff13',
  'amber\u2010b',
  '\u0430mber',
  '\u{1f525}'.repeat(25),
  '\u{1f525}'.repeat(26),
];

const lengths = [29, 30, 31, 50, 51, 60, 61, 160, 161, 200, 201, 300, 301, 500, 501, 10_000];

/** Values that a fan's app never sends where they stand. */
export const hostileValues: readonly unknown[] = [
  ...otherTypes,
  ...numbers,
  ...texts,
  ...tricks,
  ...lengths.map((length) => 'y'.repeat(length)),
];

/** Names that a fan's app never gives a field. */
export const hostileFields: readonly string[] = [
  'color',
  'isCurator',
  '__proto__',
  'constructor',
  'toString',
  'a.b',
  'draft.name',
  '`',
  '\\',
  ' ',
  '\u200b',
  'displayName\u200b',
  '1',
  'x'.repeat(1000),
];

/** Names that a fan's app never gives a document. */
export const hostileIds: readonly string[] = [
  'list_',
  'list_1x',
  'xlist_1',
  'LIST_1',
  'list_-1',
  'list_1.5',
  'list_1~',
  'list_ 1',
  'list_1\n',
  'list_\uff11',
  'list_\u0661',
  'list_1\u200b',
  `list_${'1'.repeat(17)}`,
  'constructor',
  'hasOwnProperty',
  '__proto__',
  '..',
  'a~b~c',
  'c'.repeat(19),
  'c'.repeat(21),
  `${'c'.repeat(19)}\uff11`,
  `${'c'.repeat(19)}\u0430`,
  `${'c'.repeat(19)}\n`,
  `${'c'.repeat(20)}\n`,
  'comments',
  'lists',
  'rates',
];
