import { foldLookAlikes } from '@outrank/shared/text/lookAlikes';
import { render, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import DistinctName, { useDistinctName } from './DistinctName.tsx';

type Person = { id: string; name: string };
const Labelled = ({ id, name }: Person) => <article aria-label={`By ${useDistinctName(id, name)}`} />;
const page = (...people: readonly Person[]) =>
  people.map(({ id, name }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a person may be shown twice
    <div key={index}>
      <DistinctName id={id} name={name} />
      <Labelled id={id} name={name} />
    </div>
  ));
const getTexts = () => [...document.querySelectorAll('div > div')].map(({ textContent }) => textContent);

test.each([
  ['an exact copy', 'Ada Okafor'],
  ['another case', 'ADA okafor'],
  ['Cyrillic letters', 'Аdа Оkаfоr'],
  ['Greek letters', 'Αda Οkafοr'],
  ['accents', 'Adá Òkafor'],
  ['other blanks', 'Ada\u00a0\u2003Okafor'],
  ['no blanks and a dot', 'AdaOkafor.'],
  ['a zero', 'Ada 0kafor'],
  ['full-width letters', 'Ａｄａ Okafor'],
  ['mathematical letters', '𝐀𝐝𝐚 Okafor'],
  ['invisible characters', 'Ada\u200b Okafor\u202e'],
])('a name is told apart from %s, on screen and in labels', (_, name) => {
  render(page({ id: 'ada', name: 'Ada Okafor' }, { id: 'eve', name }));
  const [ada = '', eve = ''] = getTexts();
  expect(ada).toMatch(/^Ada Okafor #[0-9a-f]{4}$/);
  expect(eve.slice(0, -6)).toBe(name);
  expect(eve).toMatch(/ #[0-9a-f]{4}$/);
  expect(eve.slice(-5)).not.toBe(ada.slice(-5));
  expect(screen.getByRole('article', { name: `By ${ada}` })).toBeInTheDocument();
});

test.each([
  ['Ian', 'lan'],
  ['Will', 'WiII'],
  ['Tony1', 'TonyI'],
  ['Burner', 'Bumer'],
  ['хорошо', 'xopoшo'],
])('%s looks like %s', (one, other) => {
  expect(foldLookAlikes(one)).toBe(foldLookAlikes(other));
});

test.each([
  ['Ada Okafor', 'Ada Okoro'],
  ['Tony', '🔥 Tony'],
  ['🔥', '🌴'],
  ['李', '王'],
  ['...', '!!'],
  ['प्रिया', 'Priya'],
])('%s and %s have no tags side by side', (one, other) => {
  render(page({ id: 'one', name: one }, { id: 'other', name: other }));
  expect(getTexts()).toEqual([one, other]);
});

test('a name that mixes scripts to look like another has a tag alone, too', () => {
  render(page({ id: 'eve', name: 'Аda' }, { id: 'ana', name: 'Ана' }));
  expect(getTexts()).toEqual([expect.stringMatching(/^Аda #[0-9a-f]{4}$/), 'Ана']);
});

test('a name that one user has twice on screen needs no tag', () => {
  const { rerender } = render(page({ id: 'ada', name: 'Ada' }, { id: 'ada', name: 'ada' }));
  expect(getTexts()).toEqual(['Ada', 'ada']);
  rerender(page({ id: 'ada', name: 'Ada' }, { id: 'ada', name: 'ada' }, { id: 'eve', name: 'Ada' }));
  for (const text of getTexts()) expect(text).toMatch(/^[Aa]da #/);
  rerender(page({ id: 'ada', name: 'Ada' }, { id: 'eve', name: 'Eve' }));
  expect(getTexts()).toEqual(['Ada', 'Eve']);
});

test('folding a folded name changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
      const folded = foldLookAlikes(name);
      expect(folded).not.toBe('');
      expect(foldLookAlikes(folded)).toBe(folded);
    }),
  );
});
