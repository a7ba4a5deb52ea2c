import { emptySlots } from '@outrank/shared/ballots/ballot';
import { act, renderHook, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { stubFirestore } from '#testing/firestoreServer.ts';
import { Providers } from '#testing/renderPage.tsx';
import { type Submission, useSubmitBallot } from './useSubmitBallot.ts';

const complete = { uid: 'ana', categoryId: 'goat-social', slots: emptySlots.with(3, 'tom-westman') } as const;

test.each<[string, Submission]>([
  ['category', { ...complete, categoryId: undefined }],
  ['contestant', { ...complete, slots: emptySlots }],
])('refuses a ballot without a %s', (_, submission) => {
  const { writes } = stubFirestore();
  const { result } = renderHook(() => useSubmitBallot(vi.fn()), { wrapper: Providers });
  act(() => result.current.submit(submission));
  expect(screen.getByRole('alert')).toHaveTextContent('Cannot submit ranking. List data is missing.');
  expect(writes).toEqual([]);
});
