import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Connection, connection } from '#data/firebase/connection.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';

test.each<[Connection, string]>([
  ['offline', "You're offline. We'll keep your changes."],
  ['unreachable', "We can't reach Outrank. We'll keep your changes."],
  ['slow', 'Outrank is slow right now.'],
  ['fine', ''],
])('the banner of a connection that is %s says “%s”', (state, text) => {
  connection.set(state);
  render(<ConnectionBanner />);
  expect(document.body).toHaveTextContent(text ? text : /^$/);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
