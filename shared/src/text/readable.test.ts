import { expect, test } from 'vitest';
import { findTextProblem, foldLineBreaks, removeDeceptive } from './readable.ts';

test.each([
  '',
  ' ',
  'Sandra',
  'שלום\u200f! \u200eA',
  'محمد علي\u061c.',
  '👩‍🚀',
  '❤️',
  'Zoe\u0308',
  'one\ntwo',
  `a${'\u0301'.repeat(6)}`,
  'ကျွှေ့',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
])('%j can be read by others', (text) => {
  expect(findTextProblem(text)).toBeUndefined();
});

test.each([...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\0', '\ud83d', '\udd25'])(
  'a text with %j is refused',
  (spoof) => {
    expect(findTextProblem(`see ${spoof}this`)).toMatch(/^Hidden characters/);
  },
);

test.each(['\u200b', '\u0301', '\u3164', '\u2800 \u200f', '\u{e0041}', '\ufe0f', '\u115f\n\u1160'])(
  '%j shows nothing',
  (text) => {
    expect(findTextProblem(text)).toBe('Nobody could see this text.');
    expect(findTextProblem(`${text}א`)).toBeUndefined();
  },
);

test.each(['\u0301'.repeat(7), '\u0301\u200d'.repeat(40), '\u20dd'.repeat(40)])(
  'a letter under the marks %j is refused, and imported with six of them',
  (marks) => {
    expect(findTextProblem(`a${marks}b`)).toMatch(/^There are too many marks/);
    const [kept = ''] = removeDeceptive(`a${marks}b`).split('b');
    expect([...kept.replaceAll('\u200d', '')]).toHaveLength(7);
    expect(findTextProblem(`${kept}b`)).toBeUndefined();
  },
);

test.each([
  ['one\ntwo\n\nthree', 'one\ntwo\n\nthree'],
  [`one${'\n'.repeat(498)}two`, 'one\n\ntwo'],
  ['one\n \n\u200b\n\u3164\ntwo', 'one\n\ntwo'],
  ['one\r\n\r\ntwo\u2028\u2028\u2029three', 'one\r\n\r\ntwo\n\nthree'],
  ['one\n    two', 'one\n    two'],
])('%j shows at most two line breaks in a row', (text, folded) => {
  expect(foldLineBreaks(text)).toBe(folded);
});
