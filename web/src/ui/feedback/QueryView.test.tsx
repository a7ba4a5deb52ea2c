import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/setup.ts';
import { type QueryState, QueryView } from './QueryView.tsx';

const FAILED = 'Failed to load lists.';
const seenAt = new Date();
seenAt.setHours(8, 4);

function show(state: Partial<QueryState<readonly string[]>>) {
  const query = {
    data: undefined,
    isError: false,
    isFetching: false,
    dataUpdatedAt: 0,
    refetch: () => undefined,
    ...state,
  };
  return render(
    <QueryView
      query={{ ...query, dataUpdatedAt: query.data ? seenAt.getTime() : 0 }}
      failedText={FAILED}
      skeleton="Loading"
      empty="Nothing"
    >
      {(names) => <p>{names.join(', ')}</p>}
    </QueryView>,
  );
}

test.each<[string, Partial<QueryState<readonly string[]>>, RegExp]>([
  ['that loads shows its skeleton', { isFetching: true }, /^Loading$/],
  ['that failed shows only the error', { isError: true }, /^Failed to load lists\.Try again$/],
  ['that read nothing shows the empty state', { data: [] }, /^Nothing$/],
  [
    'that failed after reading nothing shows only the error',
    { data: [], isError: true },
    /^Failed to load lists\.Try again$/,
  ],
  ['that read something shows it', { data: ['Heroes'] }, /^Heroes$/],
  ['that reads again shows what it read before', { data: ['Heroes'], isFetching: true }, /^Heroes$/],
  [
    'that failed after reading something shows it with the error and its age',
    { data: ['Heroes'], isError: true },
    /^Failed to load lists\.Showing what you saw at 8:04\sAMTry againHeroes$/,
  ],
  [
    'whose next page failed leaves the error to the button for the page',
    { data: ['Heroes'], isError: true, isFetchNextPageError: true },
    /^Heroes$/,
  ],
])('a query %s', async (_, state, text) => {
  const { container } = show(state);
  expect(container).toHaveTextContent(text);
  await expectAccessible(container);
});
