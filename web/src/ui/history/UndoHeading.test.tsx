import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { UndoHeading } from './UndoHeading.tsx';

/** Something that was changed this often. */
function Changed({ times }: { times: number }) {
  const [done, setDone] = useState(times);
  const history = { past: Array(done).fill(0), future: Array(times - done).fill(0) };
  return (
    <UndoHeading
      id="changed"
      history={history}
      dispatch={({ type }) => setDone(type === 'undone' ? done - 1 : done + 1)}
    >
      Ranking
    </UndoHeading>
  );
}

test('Undo keeps the focus when there is nothing more to take back, and says so', async () => {
  render(<Changed times={1} />);
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).not.toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(undo);
  expect(undo).toHaveAttribute('aria-disabled', 'true');
  expect(undo).toBeEnabled();
  expect(undo).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Redo' })).not.toHaveAttribute('aria-disabled', 'true');
});
