import { describe, expect, it, vi } from 'vitest';
import { parseWeeklyTop } from './weeklyTop.ts';

const time = { toDate: () => new Date('2026-01-02T03:04:05.000Z') };

const card = (name: string) => ({
  id: 'list_1',
  userId: 'ana',
  userName: 'Ana',
  name,
  description: '',
  tags: ['season-ranking'],
  type: 'season-ranking',
  itemIds: ['s20'],
  itemSeasonIds: [''],
  isPublic: true,
  createdAt: time,
  updatedAt: time,
  upvoteCount: 3,
});

const namesOf = (lists: readonly unknown[]) =>
  parseWeeklyTop({ lists, computedAt: time }).map(({ name }) => name);

describe('the top lists of the week', () => {
  it('keep their order', () => expect(namesOf([card('First'), card('Second')])).toEqual(['First', 'Second']));
  it('are none before the first computation', () => expect(parseWeeklyTop(undefined)).toEqual([]));
  it('hold no private list', () => {
    expect(namesOf([{ ...card('Hidden'), isPublic: false }, card('Shown')])).toEqual(['Shown']);
    expect(namesOf([{ ...card('Hidden'), public: false }, card('Shown')])).toEqual(['Shown']);
  });

  it('stand without one that is broken', () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(namesOf([card('First'), { ...card('Broken'), upvoteCount: 'many' }, card('Third')])).toEqual([
      'First',
      'Third',
    ]);
    expect(warning).toHaveBeenCalledOnce();
    warning.mockRestore();
  });

  it('cannot be read from another document', () => {
    expect(() => parseWeeklyTop({ top: [] })).toThrow();
  });
});
