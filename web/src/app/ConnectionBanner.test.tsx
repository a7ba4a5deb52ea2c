import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Connection } from '#data/firebase/connection.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';

const readConnection = vi.hoisted(() => vi.fn());
vi.mock('#data/firebase/connection.ts', () => ({ readConnection, watchConnection: () => () => undefined }));

test.each<[Connection, string]>([
  ['offline', "You're offline. We'll keep your changes."],
  ['unreachable', "We can't reach Outrank. We'll keep your changes."],
  ['slow', 'This is taking longer than usual.'],
  ['busy', 'Outrank is busy right now. Please try again in a minute.'],
  ['fine', ''],
])('the banner of a connection that is %s says “%s”', (connection, text) => {
  readConnection.mockReturnValue(connection);
  render(<ConnectionBanner />);
  expect(document.body).toHaveTextContent(text ? text : /^$/);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
