import { expect, test } from 'vitest';
import { choosableTags, isChoosableTag, isListTag, storedTagSchema, tagLabels, typeLabels } from './tags.ts';

test('offers four tags to choose, shows the older favorites tag too, and accepts types in storage', () => {
  const four = ['social', 'strategic', 'challenge', 'spoiler'];
  const stored = [...four, 'favorites', 'season-ranking', 'survivor-ranking'];
  const tags = [...stored, 'winners', 'Social', ''];
  expect(choosableTags).toEqual(four);
  expect(tags.filter(isChoosableTag)).toEqual(four);
  expect(tags.filter(isListTag)).toEqual([...four, 'favorites']);
  expect(tags.filter((tag) => storedTagSchema.safeParse(tag).success)).toEqual(stored);
});

test('labels tags and types as the specification words them', () => {
  const labels = ['Social', 'Strategic', 'Challenge Beasts', 'Spoiler', 'Favorites'];
  expect(Object.values(tagLabels)).toEqual(labels);
  expect(Object.values(typeLabels)).toEqual(['Season Ranking', 'Survivor Ranking']);
});
