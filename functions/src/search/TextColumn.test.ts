import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { TextColumn } from './TextColumn.ts';

const letters = fc.constantFrom('a', 'b', 'ab', 'é', 'ж', '界', '🔥', ' ', '\n', '');
const text = fc.array(letters, { maxLength: 8 }).map((chosen) => chosen.join(''));

it('holds and finds texts as a plain array does, however many and however often replaced', () => {
  const anyReplaced = fc.array(fc.record({ at: fc.nat(), text }), { maxLength: 40 });
  const anyTexts = fc.array(text, { minLength: 1, maxLength: 200, size: 'max' });
  fc.assert(
    fc.property(anyTexts, anyReplaced, fc.array(text, { maxLength: 10 }), (texts, replaced, searched) => {
      const column = new TextColumn();
      for (const each of texts) column.push(each);
      for (const { at, text: each } of replaced) {
        texts[at % texts.length] = each;
        column.set(at % texts.length, each);
      }
      expect(Array.from(texts, (_, row) => column.get(row))).toEqual(texts);
      for (const words of searched.filter((each) => each !== '')) {
        const bytes = Buffer.from(words);
        const rows = [...texts.keys()];
        const found = rows.filter((row) => texts[row]?.includes(words));
        expect(rows.filter((row) => column.includes(row, bytes))).toEqual(found);
        expect(column.findRows(bytes, texts.length)).toEqual(found);
        expect(column.findRowsStartingWith(words, texts.length)).toEqual(
          rows.filter((row) => texts[row]?.startsWith(words)),
        );
      }
    }),
  );
});

it('gives up when more rows than wanted have the text', () => {
  const column = new TextColumn();
  for (let row = 0; row < 200; row += 1) column.push(row % 2 === 0 ? 'winners' : 'idols');
  expect(column.findRows(Buffer.from('winners'), 100)).toHaveLength(100);
  expect(column.findRows(Buffer.from('winners'), 99)).toBeUndefined();
});
