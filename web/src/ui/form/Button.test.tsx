import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '#testing/setup.ts';
import { Button } from './Button.tsx';
import { buttonClass } from './buttonClass.ts';
import { IconButton } from './IconButton.tsx';

test('a press does what the button says', async () => {
  const handleClick = vi.fn();
  render(<Button onClick={handleClick}>Save List</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Save List' }));
  expect(handleClick).toHaveBeenCalledOnce();
});

test('a button does not send a form unless it is told to', () => {
  render(<Button>Clear</Button>);
  expect(screen.getByRole('button', { name: 'Clear' })).toHaveAttribute('type', 'button');
});

test('a busy button keeps its words and the focus, and takes no second press', async () => {
  const handleClick = vi.fn();
  const handleSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={handleSubmit}>
      <Button type="submit" isBusy onClick={handleClick}>
        Save List
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Save List' });
  await userEvent.click(button);
  expect(handleClick).not.toHaveBeenCalled();
  expect(handleSubmit).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('a link can look like a button', () => {
  expect(buttonClass('primary', 'small').split(' ')).toEqual(
    expect.arrayContaining([expect.stringContaining('primary'), expect.stringContaining('small')]),
  );
});

test('an icon says its name to everybody', async () => {
  const { container } = render(<IconButton label="Add to favorites" icon={<svg aria-hidden="true" />} />);
  expect(screen.getByRole('button', { name: 'Add to favorites' })).toHaveAttribute(
    'title',
    'Add to favorites',
  );
  await expectAccessible(container);
});
