import { expect, test } from 'vitest';
import { findTextProblem } from './readable.ts';

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
