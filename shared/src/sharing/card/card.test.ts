import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Share } from '../shareKinds.ts';
import { maskShare } from '../shareNames.ts';
import { readCard } from '../testing/readCard.ts';
import {
  allShares,
  ballotShare,
  categoryShare,
  comparisonShare,
  consensusShare,
  contestantsShare,
  seasonsShare,
} from '../testing/shares.ts';
import { type CardShape, drawCardContent } from './card.ts';
import type { Box } from './svg.ts';

const shapes: readonly CardShape[] = ['wide', 'square', 'story'];
const getWords = (share: Share, shape: CardShape = 'wide') =>
  readCard(share, shape).texts.map(({ text }) => text);

function expectInside(box: Box, width: number, height: number, what: string): void {
  const edges = [box.x, box.y, width - box.x - box.width, height - box.y - box.height];
  expect(Math.min(...edges), what).toBeGreaterThanOrEqual(-1);
}

/** Nothing leaves the picture, and no two texts lie above each other. */
function expectTidy(share: Share, shape: CardShape): void {
  const { width, height, texts, rects } = readCard(share, shape);
  for (const box of texts) expectInside(box, width, height, box.text);
  for (const box of rects) expectInside(box, width, height, 'a rectangle');
  for (const [index, a] of texts.entries()) {
    for (const b of texts.slice(index + 1)) {
      const x = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
      const y = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
      if (x > 1 && y > 1) expect.fail(`${a.text} covers ${b.text}`);
    }
  }
}

describe.each(shapes)('%s', (shape) => {
  test.each(allShares.map((share) => [share.kind, share] as const))(
    'a %s is tidy, with and without names',
    (_, share) => {
      expectTidy(share, shape);
      expectTidy(maskShare(share), shape);
    },
  );

  test('any name, of any number of items, stays in its place', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 50 });
    const counts = fc.record({ shown: fc.nat({ max: 46 }), more: fc.nat({ max: 700 }) });
    fc.assert(
      fc.property(text, text, counts, (title, userName, { shown, more }) => {
        const itemIds = seasonsShare.itemIds.slice(0, shown);
        const list = { ...seasonsShare, title, userName, itemIds, count: shown + (shown === 46 ? more : 0) };
        expectTidy(list, shape);
        expectTidy(
          { ...comparisonShare, title, names: [title, userName], itemIds: [itemIds, itemIds.toReversed()] },
          shape,
        );
      }),
      { numRuns: 20 },
    );
  });

  test('the ranking is most of the picture', () => {
    expect(getWords(seasonsShare, shape)).toEqual(expect.arrayContaining(['1', '2', '3', '10', '46']));
  });
});

test('a list shows its name, its author, its size, the date and every item with its season', () => {
  const words = getWords(contestantsShare);
  expect(words.join(' ')).toContain('The greatest to ever play');
  const shown = [
    '10 CASTAWAYS, RANKED',
    'by Ada Okafor',
    'Nov 22, 2026',
    'OUTRANK',
    'Parvati Shallow',
    'Heroes vs. Villains',
  ];
  expect(words).toEqual(expect.arrayContaining([...shown, 'Yul Kwon', 'Cook Islands']));
});

/** The size of a text's font, in pixels; that of the first line with these words. */
function getSize(share: Share, shape: CardShape, words: RegExp): number {
  const { height = 0 } = readCard(share, shape).texts.find(({ text }) => words.test(text)) ?? {};
  return height / 0.72;
}

/** The first items of a list, with another one in front. */
const startingWith = (id: string, count: number): Share => {
  const itemIds = [id, ...contestantsShare.itemIds.filter((each) => each !== id)].slice(0, count);
  return { ...contestantsShare, itemIds, itemSeasonIds: itemIds.map(() => ''), count };
};

describe.each(shapes)('in a %s picture', (shape) => {
  test.each([
    ['sandra-diaz-twine', /^Sandra/, /^Parvati Shallow$/],
    ['parvati-shallow', /^Parvati/, /^Sandra Diaz-Twine$/],
  ])('the name of %s is larger than the second, and wraps before it shrinks', (id, first, second) => {
    for (const count of [2, 3, 5, 7, 10]) {
      const share = startingWith(id, count);
      const size = getSize(share, shape, first);
      expect(size / getSize(share, shape, second), String(count)).toBeGreaterThanOrEqual(1.149);
      const short = getSize(startingWith('rob-mariano', count), shape, /^Rob/);
      expect(size, String(count)).toBeCloseTo(short, 1);
    }
  });

  test('a season is at most 0.6 as large as the name before it', () => {
    const { texts } = readCard(contestantsShare, shape);
    const seasons = ['Heroes vs. Villains', 'Pearl Islands', 'Redemption Island', 'Palau', 'Micronesia'];
    const at = seasons.map((season) => texts.findIndex(({ text }) => text === season));
    const ratios = at.map((index) => (texts[index]?.height ?? 0) / (texts[index - 1]?.height ?? 1));
    expect(at).not.toContain(-1);
    expect(Math.max(...ratios)).toBeLessThanOrEqual(0.601);
  });
});

test('five items fill a story', () => {
  const { texts } = readCard(startingWith('parvati-shallow', 5), 'story');
  const last = texts.find(({ text }) => text === '5');
  const footer = texts.find(({ text }) => text === 'OUTRANK');
  expect((footer?.y ?? 0) - ((last?.y ?? 0) + (last?.height ?? 0))).toBeLessThan(160);
});

test.each([
  [comparisonShare, '46 SEASONS COMPARED'],
  [
    { ...comparisonShare, itemIds: [['tom-westman'], ['tom-westman']], seasonId: 's10' },
    '1 OF PALAU COMPARED',
  ],
  [{ ...comparisonShare, itemIds: [['yul-kwon', 'tom-westman'], []] }, '2 CASTAWAYS COMPARED'],
  [maskShare(comparisonShare), '46 PICKS COMPARED'],
] as readonly (readonly [Share, string])[])('a comparison says what is compared: %#', (share, eyebrow) => {
  expect(getWords(share)).toContain(eyebrow);
});

test('a list of many contestants says how many more there are', () => {
  const itemIds = Array.from({ length: 50 }, (_, index) => contestantsShare.itemIds[index % 10] ?? '');
  const itemSeasonIds = itemIds.map(() => 's20');
  const words = getWords({ ...contestantsShare, itemIds, itemSeasonIds, count: 217 });
  const shownRanks = words.filter((word) => /^\d+$/.test(word));
  expect(words).toContain(`and ${217 - shownRanks.length} more`);
});

test('a ballot shows agreement and the boldest pick, and no empty slots', () => {
  const words = getWords({ ...ballotShare, slots: [...ballotShare.slots.slice(0, 9), ''] });
  expect(words).toEqual(
    expect.arrayContaining(['MY TOP 10', '82%', '#10', 'my boldest pick: Yul Kwon', '9']),
  );
  expect(words).not.toContain('10');
});

test('results show points or scores, and how many were counted', () => {
  expect(getWords(categoryShare)).toEqual(expect.arrayContaining(['1,204', 'ballots', '7,011 points']));
  expect(getWords(consensusShare)).toEqual(expect.arrayContaining(['312', "fans' lists", '86.1%']));
});

test('a comparison shows the percentage and the biggest split', () => {
  const words = getWords(comparisonShare);
  expect(words).toEqual(expect.arrayContaining(['98%', 'Ada Okafor', 'Ben Castillo', '#4 / #1']));
  expect(getWords({ ...comparisonShare, agreeing: 3, pairs: 6 })).toEqual(expect.arrayContaining(['3 of 6']));
});

test('the biggest split is named beside ranks of two digits', () => {
  const biggest = { id: 's27', ranks: [17, 40] } satisfies typeof comparisonShare.biggest;
  const words = getWords({ ...comparisonShare, seasonId: '', biggest });
  expect(words).toEqual(expect.arrayContaining(['#17 / #40', 'biggest split:', 'Blood vs. Water']));
});

test('names of which the fonts can draw nothing are replaced', () => {
  expect(getWords({ ...contestantsShare, title: '', userName: '' })).toEqual(
    expect.arrayContaining(['A ranking', 'by a fan']),
  );
  const words = getWords({ ...comparisonShare, names: ['', ''] });
  expect(words.filter((word) => word === 'a fan')).toHaveLength(2);
});

test('emoji are drawn apart from what is beside them, and stand where the whole would', () => {
  const { texts } = readCard({ ...contestantsShare, userName: 'Ana 🔥👨‍👩‍👧 K.' });
  const at = texts.findIndex(({ text }) => text === 'by Ana ');
  const [before, emoji, after] = texts.slice(at, at + 3);
  expect([emoji?.text, after?.text]).toEqual(['🔥👨‍👩‍👧', ' K.']);
  expect(emoji?.x).toBeCloseTo((before?.x ?? 0) + (before?.width ?? 0), 1);
  expect(after?.x).toBeCloseTo((emoji?.x ?? 0) + (emoji?.width ?? 0), 1);
});

test('a text from right to left stays whole, because its parts would stand in another order', () => {
  const userName = 'أفضل 🔥 ا';
  expect(getWords({ ...contestantsShare, userName })).toContain(`by ${userName}`);
});

test('a card without a ranking shows the emblem of a season, in its colors', () => {
  const emblem = { name: 'Heroes vs. Villains', number: 20, colors: ['#123456', '#654321'] as const };
  const content = { eyebrow: 'Survivor 51', title: 'Ana invites you to Tree Mail', items: [], emblem };
  const svg = drawCardContent(content, 'wide');
  expect(svg).toContain('<clipPath id="emblem20">');
  expect(svg).toMatch(/<rect x="0" y="0" width="14" height="315.5" fill="#123456"/);
});
