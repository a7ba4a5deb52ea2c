import { emptySlots } from '@outrank/shared/ballots/ballot';
import { act, renderHook, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readLocalBallot, saveLocalBallot } from '#data/storage/unsavedWork.ts';
import { emptyBucket, refuse, stubFirestore } from '#testing/firestoreServer.ts';
import { Providers } from '#testing/renderPage.tsx';
import { useSubmitBallot } from './useSubmitBallot.ts';

const complete = { uid: 'ana', categoryId: 'goat-social', slots: emptySlots.with(3, 'tom-westman') } as const;
const draft = { uid: 'ana', ballotId: 'goat-social' };

test('refuses a ballot without a contestant', () => {
  const { writes } = stubFirestore();
  const { result } = renderHook(() => useSubmitBallot(vi.fn(), vi.fn()), { wrapper: Providers });
  act(() => result.current.submit({ ...complete, slots: emptySlots }));
  expect(screen.getByRole('alert')).toHaveTextContent('Cannot submit ranking. List data is missing.');
  expect(writes).toEqual([]);
});

test('says when ballots come too fast, and keeps the slots in this browser', async () => {
  stubFirestore({ documents: emptyBucket('ballots', 'ana'), commit: refuse('PERMISSION_DENIED', 403) });
  saveLocalBallot(draft, complete.slots);
  const { result } = renderHook(() => useSubmitBallot(vi.fn(), vi.fn()), { wrapper: Providers });
  act(() => result.current.submit(complete));
  const words = "You're submitting too fast. Your picks are safe. Try again in a few minutes.";
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(readLocalBallot(draft)).toEqual(complete.slots);
});
