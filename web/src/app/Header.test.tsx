import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { parseReturnPath } from '#features/session/returnPath.ts';
import { renderPage, signedOut } from '#testing/renderPage.tsx';
import { Header } from './Header.tsx';

function ReturnPath() {
  return <output>{parseReturnPath(useLocation().state)}</output>;
}

test('signing in returns to the whole address where it started', () => {
  const address = '/global-rankings/goat-social?edition=2026-11-20#place-3';
  const page = (
    <>
      <Header />
      <ReturnPath />
    </>
  );
  renderPage({ '*': page }, { address, session: signedOut });
  fireEvent.click(screen.getByRole('link', { name: 'Sign In' }));
  expect(screen.getByText(address)).toBeInTheDocument();
});
