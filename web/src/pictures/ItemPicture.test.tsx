import { contestantItem, seasonItem } from '@outrank/shared/lists/listedItem';
import { showOwn } from '@outrank/shared/spoilers/spoilerShield';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { canRequestPictures } from '#data/pictures/readPicture.ts';
import { expectAccessible } from '#testing/setup.ts';
import { ItemPicture } from './ItemPicture.tsx';

vi.unmock('#pictures/EmblemBadge.tsx');
const getDownloadURL = vi.hoisted(() => vi.fn<(reference: { fullPath: string }) => Promise<string>>());
vi.mock('firebase/storage', () => ({
  getStorage: () => ({}),
  ref: (_: unknown, fullPath: string) => ({ fullPath }),
  getDownloadURL,
  connectStorageEmulator: () => undefined,
}));
const image = () => document.querySelector('img');
const fail = () => fireEvent.error(image() ?? document.body);

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  getDownloadURL.mockReset();
});

test.each([
  ['headshot', contestantItem('parvati-shallow', 's20'), 'Headshots/Season 20/parvati.png'],
  ['logo', seasonItem('s10'), 'Survivor Seasons/Season 10.png'],
])(
  'shows the %s by its direct URL, by its download URL when that fails, and then a drawing',
  async (_, item, fullPath) => {
    const found = `https://store/${item.id}`;
    getDownloadURL.mockResolvedValue(found);
    render(<ItemPicture item={showOwn(item)} size="large" />);
    expect(image()?.src).toContain(`${encodeURIComponent(fullPath)}?alt=media`);
    await expectAccessible();
    expect(getDownloadURL).not.toHaveBeenCalled();
    fail();
    await waitFor(() => expect(image()?.src).toBe(found));
    fail();
    expect(image()).toBeNull();
    expect(getDownloadURL).toHaveBeenCalledExactlyOnceWith({ fullPath });
  },
);

test('shows a drawing when both URLs fail, logs them and does not request them again beside a name', async () => {
  getDownloadURL.mockRejectedValue(new Error('storage/object-not-found'));
  const { unmount } = render(<ItemPicture item={showOwn(contestantItem('katie-gallagher'))} />);
  fail();
  await waitFor(() => expect(screen.getByText('Katie')).toBeVisible());
  await waitFor(() => expect(console.info).toHaveBeenCalledTimes(2));
  expect(image()).toBeNull();
  unmount();

  render(<ItemPicture item={showOwn(contestantItem('katie-gallagher'))} />);
  expect(image()).toBeNull();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(getDownloadURL).toHaveBeenCalledTimes(1);
});

test('starts again with the picture of another item', () => {
  const { rerender } = render(<ItemPicture item={showOwn(contestantItem('parvati-shallow', 's20'))} />);
  fail();
  rerender(<ItemPicture item={showOwn(contestantItem('tom-westman', 's10'))} />);
  expect(image()?.src).toContain(encodeURIComponent('Season 10/tom.png'));
});

test('shows the number of a season on its emblem', async () => {
  const { container } = render(<ItemPicture item={showOwn(seasonItem('s98'))} />);
  await waitFor(() => expect(container).toHaveTextContent('98'));
  await expectAccessible(container);
});

test('shows a drawing for an item that is not in the catalogue, and warns once', () => {
  const unknown = contestantItem('tom-westman', 's99');
  for (const item of [unknown, { ...unknown }, seasonItem('s99')])
    expect(render(<ItemPicture item={showOwn(item)} />).container).not.toBeEmptyDOMElement();
  expect(image()).toBeNull();
  expect(getDownloadURL).not.toHaveBeenCalled();
  expect(console.warn).toHaveBeenCalledTimes(2);
});

test('shows only drawings once the store turns out to have no pictures', () => {
  render(<ItemPicture item={showOwn(seasonItem('s20'))} />);
  expect(image()).not.toBeNull();
  act(() => canRequestPictures.set(false));
  expect(image()).toBeNull();
});
