import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/setup.ts';
import { Field } from './Field.tsx';

function ListName(props: Partial<ComponentProps<typeof Field>> & { initial?: string }) {
  const { initial = '', ...rest } = props;
  const [value, setValue] = useState(initial);
  return <Field {...rest} label="List Name" value={value} onChange={setValue} maxLength={10} />;
}

const field = () => screen.getByRole('textbox', { name: 'List Name' });

test('it counts what was typed and stops at the limit', async () => {
  render(<ListName />);
  await userEvent.type(field(), 'Best winners');
  expect(field()).toHaveValue('Best winne');
  expect(screen.getByText('10/10')).toBeVisible();
});

test('text that was pasted beyond the limit is cut, and it says so', async () => {
  render(<ListName initial="Best " />);
  await userEvent.click(field());
  await userEvent.paste('villains of all time');
  expect(field()).toHaveValue('Best villa');
  expect(screen.getByRole('status')).toHaveTextContent('Cut to 10 characters.');
});

test('text that fits is pasted without a word', async () => {
  render(<ListName initial="Best " />);
  await userEvent.click(field());
  await userEvent.paste('five!');
  expect(field()).toHaveValue('Best five!');
  expect(screen.getByRole('status')).not.toHaveTextContent('Cut');
});

test('pasting into a full field says that nothing more fits', async () => {
  render(<ListName initial="0123456789" />);
  await userEvent.click(field());
  await userEvent.paste('more');
  expect(field()).toHaveValue('0123456789');
  expect(screen.getByRole('status')).toHaveTextContent('Cut to 10 characters.');
});

test('the hint about the cut goes as soon as the text is changed', async () => {
  render(<ListName />);
  await userEvent.click(field());
  await userEvent.paste('much too long for this');
  await userEvent.keyboard('{Backspace}');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('an error belongs to the field', async () => {
  const { container } = render(<ListName error="Please enter a name for your list" />);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Please enter a name for your list');
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter a name for your list');
  await expectAccessible(container);
});

test('a longer text has several lines', async () => {
  render(<ListName isMultiline rows={3} />);
  await userEvent.type(field(), 'a{Enter}b');
  expect(field()).toHaveValue('a\nb');
});
