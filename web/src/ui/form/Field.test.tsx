import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/setup.ts';
import { Field } from './Field.tsx';

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
  ['cuts it and says so', 'Best ', 'villains of all time', 'Best villa', 'Cut to 10 characters.'],
  ['says nothing when it fits', 'Best ', 'five!', 'Best five!', 'That is as long as it can be.'],
  ['says that a full field was cut too', '0123456789', 'more', '0123456789', 'Cut to 10 characters.'],
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
