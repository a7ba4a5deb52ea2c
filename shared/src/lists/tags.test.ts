import { expect, test } from 'vitest';
import {
  choosableTags,
  isChoosableTag,
  isListTag,
  listTags,
  storedTagSchema,
  tagLabels,
  typeLabels,
} from './tags.ts';

test('offers four tags to choose; types and favorites are not choosable', () => {
  expect(choosableTags).toEqual(['social', 'strategic', 'challenge', 'spoiler']);
  expect(choosableTags.every(isChoosableTag)).toBe(true);
  for (const tag of ['favorites', 'season-ranking', 'survivor-ranking', 'Social', '']) {
    expect(isChoosableTag(tag)).toBe(false);
  }
});

test('shows the choosable tags and the older favorites tag', () => {
  expect(listTags).toEqual([...choosableTags, 'favorites']);
  expect(listTags.every(isListTag)).toBe(true);
  expect(isListTag('season-ranking')).toBe(false);
});

test('accepts the seven stored tags of the specification', () => {
  for (const tag of [...choosableTags, 'favorites', 'season-ranking', 'survivor-ranking']) {
    expect(storedTagSchema.safeParse(tag).success).toBe(true);
  }
  expect(storedTagSchema.safeParse('winners').success).toBe(false);
});

test('labels tags and types as the specification words them', () => {
  expect(Object.values(tagLabels)).toEqual([
    'Social',
    'Strategic',
    'Challenge Beasts',
    'Spoiler',
    'Favorites',
  ]);
  expect(Object.values(typeLabels)).toEqual(['Season Ranking', 'Survivor Ranking']);
});
