import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageHeading } from './PageHeading.tsx';

test('sets the document title while it is mounted', () => {
  document.title = 'Browse All Rankings · Outrank';
  const { rerender } = render(<PageHeading>Browse All Rankings</PageHeading>);
  expect(document.title).toBe('Browse All Rankings · Outrank');
  rerender(<PageHeading>Rankings by Ana</PageHeading>);
  expect(document.title).toBe('Rankings by Ana · Outrank');
  rerender(<p>Loading ...</p>);
  expect(document.title).toBe('Outrank');
  rerender(<PageHeading isMotto>Outwit. Outplay. Outrank.</PageHeading>);
  expect(document.title).toBe('Outrank');
});
