import { consensusBallotPath } from '@outrank/shared/documents/ballots';
import type { Subject } from '@outrank/shared/documents/results';
import { emptyContent, type ListContent } from '@outrank/shared/lists/listContent';
import { contestantItem, seasonItem } from '@outrank/shared/lists/listedItem';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { click, draftOf, openCreator, openStored, rename, server } from '#testing/creatorScreen.tsx';
import { stubFirestore } from '#testing/firestoreServer.ts';
import { buildList } from '#testing/heroesList.ts';
import { expectAccessible } from '#testing/setup.ts';

const seasons = ['s20', 's7', 's15', 's28', 's10'].map(seasonItem);
const cast = (seasonId: string) =>
  ['tom-westman', 'ian-rosenberger', 'katie-gallagher', 'stephenie-lagrossa'].map((id) =>
    contestantItem(id, seasonId),
  );
const best: ListContent = { ...emptyContent, name: 'My order', items: seasons };
const OTHER_DIRECTION = "Its name sounds like the best isn't first. If it is, tick this.";
const ALL_SEASONS = "Count my list in the fans' ranking of all seasons";

/** Ben has submitted a list with this id for the subject. */
const stubSubmission = (listId: string | undefined, subject: Subject = 'seasons') => {
  const path = consensusBallotPath({ userId: 'ben', subject });
  return stubFirestore({ documents: listId ? { [path]: { listId, at: new Date() } } : {} });
};
const stored = (changes: Partial<RankedList> = {}): RankedList => ({
  ...buildList(best),
  userId: 'ben',
  ...changes,
});
const openNew = (changes: Partial<ListContent> = {}) =>
  openCreator('/create', draftOf({ ...best, ...changes }));
const box = (name = ALL_SEASONS) => screen.findByRole('checkbox', { name });

beforeEach(() => {
  stubSubmission(undefined);
});

describe('a new list', () => {
  test('of five seasons is counted, unless its name says that the worst is first', async () => {
    openNew();
    expect(await box()).toBeChecked();
    await rename('Worst seasons');
    expect(await box()).not.toBeChecked();
    expect(await box()).toHaveAccessibleDescription(OTHER_DIRECTION);
    await expectAccessible();
    await rename('Best to worst');
    expect(await box()).toBeChecked();
    expect(screen.queryByText(OTHER_DIRECTION)).not.toBeInTheDocument();
  });

  test('of four contestants of one season is counted among its cast', async () => {
    openNew({ items: cast('s10') });
    expect(await box("Count my list in the fans' ranking of Palau")).toBeChecked();
  });

  test.each<[string, Partial<ListContent>, string]>([
    [
      'of four seasons',
      { items: seasons.slice(1) },
      "Add 1 more season to count it in the fans' ranking of all seasons.",
    ],
    [
      'of two contestants',
      { items: cast('s10').slice(2) },
      "Add 2 more castaways to count it in the fans' ranking of Palau.",
    ],
    [
      'of several casts',
      { items: [...cast('s10').slice(1), contestantItem('parvati-shallow', 's20')] },
      "To count in a fans' ranking, all castaways must be picked from the same season.",
    ],
  ])('%s says why it is not counted', async (_, changes, text) => {
    openNew(changes);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('says which other list it replaces, as long as it does', async () => {
    stubSubmission('list_5');
    server.readList.mockResolvedValue(stored({ id: 'list_5', name: 'My 2025 order' }));
    openNew();
    expect(await screen.findByText('Replaces "My 2025 order"')).toBeVisible();
    expect(await box()).toHaveAccessibleDescription('Replaces "My 2025 order"');
    await userEvent.click(await box());
    expect(screen.queryByText(/^Replaces/)).not.toBeInTheDocument();
  });

  test.each([
    ['as shown', 'Worst seasons', false],
    ['as shown', 'Best seasons', true],
  ])('is saved %s when it is named %s', async (_, name, isSubmitted) => {
    openNew({ name });
    await box();
    await click('Save List');
    await screen.findByRole('button', { name: 'Update List' });
    expect(server.createList.mock.lastCall?.[2]).toMatchObject({ isSubmitted });
    if (isSubmitted) expect(await box()).toBeChecked();
    else expect(await box()).not.toBeChecked();
  });

  test('keeps the choice in its draft', async () => {
    const { unmount } = openNew();
    await userEvent.click(await box());
    unmount();
    openNew();
    expect(await box()).not.toBeChecked();
    await rename('Better');
    expect(await box()).not.toBeChecked();
  });
});

describe('a saved list', () => {
  test.each([
    ['counts', 'list_1'],
    ['does not count', undefined],
    ['was replaced by another', 'list_5'],
  ])('that %s opens so', async (_, listId) => {
    stubSubmission(listId);
    await openStored(stored());
    await waitFor(async () => expect(await box()).toBeEnabled());
    expect((await box()).matches(':checked')).toBe(listId === 'list_1');
  });

  test('is saved when only the choice changes, and asks before it is left', async () => {
    stubSubmission('list_1');
    server.updateList.mockResolvedValue(stored());
    await openStored(stored());
    await waitFor(async () => expect(await box()).toBeChecked());
    await userEvent.click(await box());
    await userEvent.click(screen.getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement);
    expect(await screen.findByText('Leave without saving your changes?')).toBeVisible();
    await click('Keep editing');
    await click('Update List');
    expect(server.updateList.mock.lastCall?.[1]).toMatchObject({ isSubmitted: false });
    await screen.findByText('List saved.');
    expect(await box()).not.toBeChecked();
  });

  test('that is private says why it is not counted', async () => {
    await openStored(stored({ isPublic: false }));
    expect(await screen.findByText("Only public lists count in the fans' rankings.")).toBeVisible();
  });
});
