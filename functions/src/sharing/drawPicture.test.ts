import { inflateSync } from 'node:zlib';
import { type CardContent, toCardContent } from '@outrank/shared/sharing/card/card';
import { expect, it, vi } from 'vitest';
import { log } from '../platform/log.ts';
import { drawPicture, toDrawable } from './drawPicture.ts';

const list: CardContent = toCardContent({
  kind: 'list',
  title: 'The order I would watch them in',
  hasNames: true,
  updatedAt: Date.UTC(2026, 10, 22),
  userName: 'Ada Okafor',
  listType: 'season-ranking',
  itemIds: Array.from({ length: 46 }, (_, index) => `s${index < 33 ? index + 1 : index + 2}`),
  itemSeasonIds: Array<string>(46).fill(''),
  count: 46,
});

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
  expect(await drawPicture('a', { ...list, author: 'Ada' })).not.toEqual(picture);
});

const toDrawableTitle = (title: string) => toDrawable({ ...list, title }).title;

it('letters and emoji that the fonts have are drawn', () => {
  const drawable = ['Řeřicha first', 'Winners 🔥 first', 'قائمة أفضل اللاعبين', '👨‍👩‍👧🇺🇸', '🔥'.repeat(50)];
  for (const title of [...drawable, '"><script>alert(1)</script>'])
    expect(toDrawableTitle(title)).toBe(title);
});

it('what no font has is left out, and emoji among letters that join', () => {
  expect(toDrawableTitle('Best of 日本 ')).toBe('Best of');
  expect(toDrawableTitle('日本')).toBe('');
  expect(toDrawableTitle('أفضل 🔥 اللاعبين')).toBe('أفضل اللاعبين');
});

it('ids and masks stay', () => {
  const items = ['s10', 'jt-thomas', '?1', ''].map((id) => ({ id, rank: 1 }));
  expect(toDrawable({ ...list, items }).items).toEqual(items);
});
