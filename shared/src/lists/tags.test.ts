import { expect, test } from 'vitest';
import { isListTag, listTags, storedTagSchema, tagLabels, typeLabels } from './tags.ts';

test('fans choose from four tags; the types and favorites are not theirs to set', () => {
  expect(listTags).toEqual(['social', 'strategic', 'challenge', 'spoiler']);
  expect(listTags.every(isListTag)).toBe(true);
  for (const tag of ['favorites', 'season-ranking', 'survivor-ranking', 'Social', '']) {
    expect(isListTag(tag)).toBe(false);
  }
});

test('a stored tag is one of the seven of the specification', () => {
  for (const tag of [...listTags, 'favorites', 'season-ranking', 'survivor-ranking']) {
    expect(storedTagSchema.safeParse(tag).success).toBe(true);
  }
  expect(storedTagSchema.safeParse('winners').success).toBe(false);
});

test('tags and types read as the specification words them', () => {
  expect(Object.values(tagLabels)).toEqual(['Social', 'Strategic', 'Challenge Beasts', 'Spoiler']);
  expect(Object.values(typeLabels)).toEqual(['Season Ranking', 'Survivor Ranking']);
});
