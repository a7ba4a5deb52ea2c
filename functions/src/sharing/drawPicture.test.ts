import { inflateSync } from 'node:zlib';
import { measureText } from '@outrank/shared/sharing/card/measureText';
import type { Share } from '@outrank/shared/sharing/shareKinds';
import { expect, it, vi } from 'vitest';
import { log } from '../platform/log.ts';
import { drawPicture } from './drawPicture.ts';
import { readFonts } from './fontKit.ts';

const { kit } = await readFonts();
const font = { weight: 700, size: 100 } as const;
const split = (text: string) => kit.split?.(text, font).map((run) => run.text);

const list: Share = {
  kind: 'list',
  title: 'The order I would watch them in',
  hasNames: true,
  updatedAt: Date.UTC(2026, 10, 22),
  userName: 'Ada Okafor',
  listType: 'season-ranking',
  itemIds: Array.from({ length: 46 }, (_, index) => `s${index < 33 ? index + 1 : index + 2}`),
  itemSeasonIds: Array<string>(46).fill(''),
  count: 46,
};

it('a picture is a PNG of 1200 × 630 below 160 KB without loss', async () => {
  const info = vi.spyOn(log, 'info').mockReturnValue();
  const picture = Buffer.from(await drawPicture('a', list));
  expect(info).toHaveBeenCalledExactlyOnceWith('picture.drawn', { shareId: 'a', bytes: picture.length });
  expect([0, 16, 20].map((at) => picture.readUInt32BE(at))).toEqual([0x89504e47, 1200, 630]);
  expect(picture.length).toBeLessThan(160 * 1024);
  const row = 1 + 3 * 1200;
  const rows = inflateSync(picture.subarray(41, 41 + picture.readUInt32BE(33)));
  expect(rows).toHaveLength(row * 630);
  // The corner has the color of the torch.
  expect(rows.subarray(0, 4)).toEqual(Buffer.from([0, 0xd9, 0x73, 0x1a]));
  expect(await drawPicture('a', { ...list, userName: 'Ada' })).not.toEqual(picture);
});

it('each part of a text has a font that has all of its letters', () => {
  expect(split('Řeřicha first')).toEqual(['Řeřicha first']);
  expect(split('Winners 🔥 first')).toEqual(['Winners ', '🔥', ' first']);
  expect(split('قائمة أفضل اللاعبين')).toEqual(['قائمة أفضل اللاعبين']);
  expect(split('👨‍👩‍👧🇺🇸')).toEqual(['👨‍👩‍👧🇺🇸']);
});

it('a text from right to left has its first part at the right', () => {
  expect(split('أفضل 🔥 اللاعبين')).toEqual(['اللاعبين', ' ', '🔥', 'أفضل ']);
});

it('what no font has is left out, and a text without anything else is replaced', () => {
  expect(kit.toDrawable('Best of 日本 ', 'A ranking')).toBe('Best of');
  expect(kit.toDrawable('日本', 'A ranking')).toBe('A ranking');
  expect(kit.toDrawable('🔥'.repeat(50), 'A ranking')).toBe('🔥'.repeat(50));
  expect(kit.toDrawable('"><script>alert(1)</script>', 'A ranking')).toBe('"><script>alert(1)</script>');
});

it('a text is as wide as its parts', () => {
  const width = (text: string) => kit.measure(text, font);
  expect(width('Ada')).toBeCloseTo(measureText('Ada', font), 0);
  expect(width('Ada 🔥')).toBeCloseTo(width('Ada ') + width('🔥'), 5);
  expect(width('👨‍👩‍👧')).toBe(width('👨'));
});
