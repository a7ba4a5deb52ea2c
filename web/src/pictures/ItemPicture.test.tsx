import { contestantItem, seasonItem } from '@outrank/shared/lists/listedItem';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../testing/setup.ts';
import { ItemPicture } from './ItemPicture.tsx';

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

test('a contestant is looked up in the season they were picked from', () => {
  render(<ItemPicture item={contestantItem('parvati-shallow', 's20')} />);
  expect(image()?.src).toContain('Headshots%2FSeason%2020%2Fparvati.png?alt=media');
});

test('a season shows its logo', async () => {
  render(<ItemPicture item={seasonItem('s10')} size="large" />);
  expect(image()?.src).toContain('Survivor%20Seasons%2FSeason%2010.png?alt=media');
  await expectAccessible();
});

test('beside its name a picture is decoration', () => {
  render(<ItemPicture item={contestantItem('tom-westman')} isDecorative />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test.each([
  ['headshot', contestantItem('ian-rosenberger'), 'Headshots/Season 10/ian.png'],
  ['logo', seasonItem('s11'), 'Survivor Seasons/Season 11.png'],
])('when the direct address of a %s fails, the download address is shown', async (_, item, fullPath) => {
  getDownloadURL.mockResolvedValue('https://store/found');
  render(<ItemPicture item={item} />);
  fail();
  await waitFor(() => expect(image()?.src).toBe('https://store/found'));
  expect(getDownloadURL).toHaveBeenCalledExactlyOnceWith({ fullPath });
});

test('when both fail a drawing with the name stands in, and the addresses are only logged', async () => {
  getDownloadURL.mockRejectedValue(new Error('storage/object-not-found'));
  const { unmount } = render(<ItemPicture item={contestantItem('katie-gallagher')} />);
  fail();
  await waitFor(() => expect(screen.getByRole('img', { name: 'Katie Gallagher' })).toBeVisible());
  await waitFor(() => expect(console.info).toHaveBeenCalledTimes(2));
  expect(image()).toBeNull();
  unmount();

  render(<ItemPicture item={contestantItem('katie-gallagher')} />);
  expect(image()).toBeNull();
  expect(getDownloadURL).toHaveBeenCalledTimes(1);
});

test('what the catalogue does not know stands as a drawing and is warned of once', () => {
  const stranger = contestantItem('tom-westman', 's99');
  render(
    <>
      <ItemPicture item={stranger} />
      <ItemPicture item={{ ...stranger }} />
      <ItemPicture item={seasonItem('s99')} />
    </>,
  );
  expect(screen.getAllByRole('img')).toHaveLength(3);
  expect(image()).toBeNull();
  expect(getDownloadURL).not.toHaveBeenCalled();
  expect(console.warn).toHaveBeenCalledTimes(2);
});
