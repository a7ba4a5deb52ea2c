import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '#testing/setup.ts';
import { Button, IconButton } from './Button.tsx';
import { Field, SearchField } from './Field.tsx';
import { SegmentedControl } from './Select.tsx';
import { TagToggle } from './Toggle.tsx';

test('a button calls its handler and does not submit a form by default', async () => {
  const handleClick = vi.fn();
  render(<Button onClick={handleClick}>Clear</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(handleClick).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Clear' })).toHaveAttribute('type', 'button');
});

test('a busy button keeps its name and the focus, and ignores clicks', async () => {
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

test('an icon button has its label as name and tooltip', async () => {
  const { container } = render(<IconButton label="Add to favorites" icon={<svg aria-hidden="true" />} />);
  const button = screen.getByRole('button', { name: 'Add to favorites' });
  expect(button).toHaveAttribute('title', 'Add to favorites');
  await expectAccessible(container);
});

function Filters() {
  const [text, setText] = useState('');
  const [type, setType] = useState('All');
  const [isSpoiler, setIsSpoiler] = useState(true);
  const options = ['All', 'Season'].map((value) => ({ value, label: `${value} Rankings` }));
  return (
    <>
      <SearchField value={text} onChange={setText} placeholder="Search rankings..." />
      <SegmentedControl label="Type" options={options} value={type} onChange={setType} />
      <TagToggle isPressed={isSpoiler} onToggle={setIsSpoiler}>
        Spoiler
      </TagToggle>
    </>
  );
}

test('filters are cleared, selected and toggled, and are accessible', async () => {
  const { container } = render(<Filters />);
  const search = screen.getByRole('searchbox', { name: 'Search rankings...' });
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  await userEvent.type(search, 'par');
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(search).toHaveValue('');
  expect(search).toHaveFocus();

  expect(screen.getByRole('group', { name: 'Type' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Season Rankings' }));
  expect(screen.getByRole('radio', { name: 'Season Rankings' })).toBeChecked();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('radio', { name: 'All Rankings' })).toBeChecked();

  await userEvent.click(screen.getByRole('button', { name: 'Spoiler', pressed: true }));
  expect(screen.getByRole('button', { name: 'Spoiler', pressed: false })).toBeVisible();
  await expectAccessible(container);
});

function ListName({ initial = '', ...props }: Partial<ComponentProps<typeof Field>> & { initial?: string }) {
  const [value, setValue] = useState(initial);
  return <Field {...props} label="List Name" value={value} onChange={setValue} maxLength={10} />;
}

const field = () => screen.getByRole('textbox', { name: 'List Name' });

test('counts characters and stops at the limit', async () => {
  render(<ListName />);
  await userEvent.type(field(), 'Best winners');
  expect(field()).toHaveValue('Best winne');
  expect(screen.getByText('10/10')).toBeVisible();
});

test.each([
  [
    'cuts it and says so',
    'Best ',
    'villains of all time',
    'Best villa',
    'Only 10 characters fit. The rest was left out.',
  ],
  [
    'leaves out a flag that fits in part',
    '1234567',
    '🇺🇸',
    '1234567',
    'Only 10 characters fit. The rest was left out.',
  ],
  ['keeps a family whole', '', '👩‍👩‍👧🇫🇯🇫🇯', '👩‍👩‍👧', 'Only 10 characters fit. The rest was left out.'],
  ['says nothing when it fits', 'Best ', 'five!', 'Best five!', "That's the maximum length."],
  [
    'says that a full field was cut too',
    '0123456789',
    'more',
    '0123456789',
    'Only 10 characters fit. The rest was left out.',
  ],
])('pasting a text %s, until the text changes', async (_, initial, pasted, value, status) => {
  render(<ListName initial={initial} />);
  await userEvent.click(field());
  await userEvent.paste(pasted);
  expect(field()).toHaveValue(value);
  expect(screen.getByRole('status')).toHaveTextContent(status);
  await userEvent.keyboard('{Backspace}');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('describes an invalid field by its error', async () => {
  const { container } = render(<ListName error="Please enter a name for your list" />);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Please enter a name for your list');
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter a name for your list');
  await expectAccessible(container);
});

test('accepts several lines as a text area', async () => {
  render(<ListName isMultiline rows={3} />);
  await userEvent.type(field(), 'a{Enter}b');
  expect(field()).toHaveValue('a\nb');
});
