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

test('offers four tags to choose, and shows the older favorites tag too', () => {
  expect(choosableTags).toEqual(['social', 'strategic', 'challenge', 'spoiler']);
  expect(listTags).toEqual([...choosableTags, 'favorites']);
  expect(listTags.filter(isChoosableTag)).toEqual([...choosableTags]);
  expect(listTags.every(isListTag)).toBe(true);
  for (const tag of ['season-ranking', 'survivor-ranking', 'Social', '']) {
    expect(isChoosableTag(tag)).toBe(false);
    expect(isListTag(tag)).toBe(false);
  }
});

test('accepts the seven stored tags of the specification', () => {
  const isStored = (tag: string) => storedTagSchema.safeParse(tag).success;
  expect([...choosableTags, 'favorites', 'season-ranking', 'survivor-ranking'].every(isStored)).toBe(true);
  expect(isStored('winners')).toBe(false);
});

test('labels tags and types as the specification words them', () => {
  const labels = ['Social', 'Strategic', 'Challenge Beasts', 'Spoiler', 'Favorites'];
  expect(Object.values(tagLabels)).toEqual(labels);
  expect(Object.values(typeLabels)).toEqual(['Season Ranking', 'Survivor Ranking']);
});
