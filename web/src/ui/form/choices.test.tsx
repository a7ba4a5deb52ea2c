import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '#testing/setup.ts';
import { SegmentedControl } from './SegmentedControl.tsx';
import { TagToggle } from './TagToggle.tsx';

test('a tag says whether it is on and toggles', async () => {
  const handleToggle = vi.fn();
  render(
    <TagToggle isPressed onToggle={handleToggle}>
      Spoiler
    </TagToggle>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Spoiler', pressed: true }));
  expect(handleToggle).toHaveBeenCalledWith(false);
});

function TypeFilter() {
  const [type, setType] = useState<'all' | 'season'>('all');
  const options = [
    { value: 'all', label: 'All Rankings' },
    { value: 'season', label: 'Season Rankings' },
  ] as const;
  return <SegmentedControl label="Type" options={options} value={type} onChange={setType} />;
}

test('one of a few is chosen by a click or an arrow key', async () => {
  const { container } = render(<TypeFilter />);
  expect(screen.getByRole('group', { name: 'Type' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Season Rankings' }));
  expect(screen.getByRole('radio', { name: 'Season Rankings' })).toBeChecked();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('radio', { name: 'All Rankings' })).toBeChecked();
  await expectAccessible(container);
});
