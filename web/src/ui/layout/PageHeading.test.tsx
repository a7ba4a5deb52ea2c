import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageHeading } from './PageHeading.tsx';

test('the tab is called by the page, for as long as the page stands', () => {
  const { rerender } = render(<PageHeading>Browse All Rankings</PageHeading>);
  expect(document.title).toBe('Browse All Rankings · Outrank');
  rerender(<PageHeading>Rankings by Ana</PageHeading>);
  expect(document.title).toBe('Rankings by Ana · Outrank');
  rerender(<p>Loading ...</p>);
  expect(document.title).toBe('Outrank');
});

test('a page that is drawn with its title already is not called twice by its name', () => {
  document.title = 'Sign In Required · Outrank';
  render(<PageHeading>Sign In Required</PageHeading>);
  expect(document.title).toBe('Sign In Required · Outrank');
});

test('a motto is no name for a page', () => {
  document.title = 'Outrank';
  render(<PageHeading isMotto>Outwit. Outplay. Outrank.</PageHeading>);
  expect(document.title).toBe('Outrank');
});
