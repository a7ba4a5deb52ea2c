import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { UndoHeading } from './UndoHeading.tsx';

function Ranking() {
  const [isChanged, setIsChanged] = useState(true);
  const history = { past: isChanged ? [0] : [], future: isChanged ? [] : [0] };
  return (
    <UndoHeading id="ranking" history={history} dispatch={({ type }) => setIsChanged(type === 'redone')}>
      Ranking
    </UndoHeading>
  );
}

test('disables undo after the last step without losing the focus', async () => {
  render(<Ranking />);
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).not.toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(undo);
  expect(undo).toHaveAttribute('aria-disabled', 'true');
  expect(undo).toBeEnabled();
  expect(undo).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Redo' })).not.toHaveAttribute('aria-disabled', 'true');
});
