import { expect, test } from 'vitest';
import type { Share } from '../shareKinds.ts';
import { maskShare } from '../shareNames.ts';
import { allShares, contestantsShare } from '../testing/shares.ts';
import { drawCard } from './card.ts';
import { drawLine } from './cardText.ts';

const paint = (share: Share) => drawCard(share, 'wide');

test('a name that is markup is painted as text', () => {
  const svg = paint({ ...contestantsShare, title: '"><script>x()</script>', userName: 'A & B' });
  expect(svg).not.toContain('<script');
  expect(svg).toContain('&lt;script');
  expect(svg).toContain('by A &amp; B');
});

test('control characters and halves of surrogate pairs, which XML forbids, are dropped', () => {
  const line = drawLine(
    'a\u0000\u000bb\ud83dc',
    { x: 0, y: 0, width: 99 },
    { weight: 600, size: 9, fill: '#ffffff' },
  );
  expect(line).toContain('>ab\ufffdc</text>');
});

test.each(allShares.map((share) => [share.kind, share] as const))(
  'a %s without names has none in its SVG',
  (_, share) => {
    expect(paint(share)).toMatch(/Parvati Shallow|Heroes vs. Villains/);
    const masked = paint(maskShare(share));
    expect(masked).not.toMatch(/Parvati|Heroes|Sandra|Gabon|Yul|Cook Islands/);
    if (share.kind !== 'comparison') expect(masked).toContain('Unmasked inside');
  },
);

test('gradients and clips are defined before they are used', () => {
  const svg = paint(contestantsShare);
  const used = [...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id);
  expect(used.length).toBeGreaterThan(5);
  for (const id of used) expect(svg).toContain(`id="${id}"`);
});
