import { expect, test } from 'vitest';
import { findEntry } from './findEntry.ts';

test.each(['constructor', '__proto__', 'toString'])(
  'an entry is never what every object inherits: %s',
  (name) => {
    expect(findEntry<number>({ ana: 1 }, name)).toBeUndefined();
    expect(findEntry<number>(Object.fromEntries([[name, 1]]), name)).toBe(1);
  },
);
