import { contestantItem } from '@outrank/shared/lists/listedItem';
import { showOwn } from '@outrank/shared/spoilers/spoilerShield';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { getDirectPictureUrl } from '#data/pictures/readPicture.ts';
import { RankedItems } from '#features/lists/fullList/RankedItems.tsx';
import { ListCard } from '#features/lists/ListGrid.tsx';
import {
  ballotsOf,
  clickText,
  findEditor,
  openCategory,
  threeBallots,
  tomFirst,
} from '#testing/categoryScreen.tsx';
import { stubFirestore } from '#testing/firestoreServer.ts';
import { buildList } from '#testing/heroesList.ts';
import { signedInAs } from '#testing/renderPage.tsx';

const tom = contestantItem('tom-westman', 's10');
const picturesIn = (element: Element) =>
  new Set(Array.from(element.querySelectorAll('img'), (image) => image.src));

test('a contestant has the same picture on a card, in a list, in the Top 10 and on a ballot', async () => {
  const expected = new Set([getDirectPictureUrl(tom.imageUrl)]);
  const card = render(<ListCard list={showOwn(buildList({ items: [tom] }))} to="/list" byline="Ana" />, {
    wrapper: MemoryRouter,
  });
  expect(picturesIn(card.container)).toEqual(expected);
  card.unmount();
  const list = render(<RankedItems list={showOwn(buildList({ items: [tom] }))} />, { wrapper: MemoryRouter });
  expect(picturesIn(list.container)).toEqual(expected);
  list.unmount();

  stubFirestore({ documents: { ...threeBallots, ...ballotsOf('ana', { 'goat-social': tomFirst }) } });
  const page = openCategory(signedInAs('ana'));
  await screen.findByText('Global Top 10');
  expect(picturesIn(page.container)).toEqual(expected);
  clickText('View/Edit My Submission');
  expect(picturesIn(await findEditor())).toEqual(expected);
});
