import { expect, test } from 'vitest';
import { parseReturnPath } from './returnPath.ts';

const elsewhere = ['https://elsewhere.example', '//elsewhere.example'];

test.each([null, undefined, {}, { from: 7 }, ...elsewhere.map((from) => ({ from }))])(
  'returns to Home when the history state is %j',
  (state) => {
    expect(parseReturnPath(state)).toBe('/');
  },
);
