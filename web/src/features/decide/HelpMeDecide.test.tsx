import { addAnswer, getSortingProgress, startSorting } from '@outrank/shared/decide/sortingProgress';
import type { Sorting } from '@outrank/shared/documents/user';
import { contestantItem, type ListedItem, seasonItem } from '@outrank/shared/lists/listedItem';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderPage } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { HelpMeDecide } from './HelpMeDecide.tsx';

const CAST = ['tom-westman', 'ian-rosenberger', 'katie-gallagher', 'jenn-lyon', 'gregg-carey'];
const cast = CAST.map((id) => contestantItem(id, 's10'));
const seasons = Array.from({ length: 46 }, (_, index) =>
  seasonItem(`s${index < 33 ? index + 1 : index + 2}`),
);
const asListed = seasons.map(({ id }) => id);

type EditorProps = {
  items: readonly ListedItem[];
  start: Sorting | undefined;
  readGuess: (() => Promise<readonly string[]>) | undefined;
};

/** An editor: it keeps the answers and takes the new order. */
function Editor({ items: initial, start, readGuess }: EditorProps) {
  const [items, setItems] = useState(initial);
  const [sorting, setSorting] = useState(start);
  return (
    <>
      <HelpMeDecide
        items={items}
        sorting={sorting}
        onChange={setSorting}
        onFinish={(order) => {
          setItems(order.flatMap((id) => items.filter((item) => item.id === id)));
          setSorting(undefined);
        }}
        {...(readGuess && { readGuess })}
      />
      <output>{items.map(({ id }) => id).join(' ')}</output>
      <p data-testid="answers">{sorting?.answers}</p>
      <p data-testid="guess">{sorting?.order.join(' ')}</p>
    </>
  );
}

const openEditor = (
  items: readonly ListedItem[] = cast,
  address = '/create',
  start?: Sorting,
  readGuess?: () => Promise<readonly string[]>,
) =>
  renderPage(
    { '/create': <Editor items={items} start={start} readGuess={readGuess} /> },
    { address, isInWindow: true },
  );

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const click = (name: string | RegExp) => userEvent.click(button(name));
const shownOrder = () => document.querySelector('output')?.textContent?.split(' ') ?? [];
const answers = () => screen.getByTestId('answers').textContent;
const cards = () => Array.from(document.querySelectorAll('button.card'), (card) => card as HTMLButtonElement);
const names = () => cards().map((card) => card.querySelector('.name')?.textContent ?? '');
const status = () => within(screen.getByRole('dialog')).getByRole('status').textContent;

async function openQuestions(...parameters: Parameters<typeof openEditor>) {
  const view = openEditor(...parameters);
  await click('Help me decide');
  await screen.findByRole('dialog', { name: 'Which of these two?' });
  return view;
}

/** Answers by keys, by the names of the items from the best to the worst. Returns the number of questions. */
async function answerAll(order: readonly string[]): Promise<number> {
  for (let questions = 0; ; questions += 1) {
    const [left = '', right = ''] = names();
    if (left === '') return questions;
    await userEvent.keyboard(order.indexOf(left) < order.indexOf(right) ? '{ArrowLeft}' : '{ArrowRight}');
  }
}

const nameOf = (id: string) => cast.find((item) => item.id === id)?.name ?? '';

describe('with five contestants', () => {
  test('asks at once, by keys alone, and the order is exactly as answered', async () => {
    await openQuestions();
    expect(status()).toBe(`Question 1, at most 8 more. ${names().join(' or ')}?`);
    expect(cards()[0]).toHaveFocus();
    const own = ['gregg-carey', 'tom-westman', 'jenn-lyon', 'ian-rosenberger', 'katie-gallagher'];
    expect(await answerAll(own.map(nameOf))).toBeLessThanOrEqual(9);
    const result = await screen.findByRole('list', { name: 'Your order' });
    expect(Array.from(result.querySelectorAll('.name'), (each) => each.textContent)).toEqual(own.map(nameOf));
    expect(button('Use this order')).toHaveFocus();
    await expectAccessible();
    expect(shownOrder()).toEqual(CAST);
    await userEvent.keyboard('{Enter}');
    expect(shownOrder()).toEqual(own);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button('Help me decide')).toBeVisible();
  });

  test('every answer can be undone, by a button and by keys, back to the first question', async () => {
    await openQuestions();
    const first = names();
    await click(/^Tom Westman/);
    await userEvent.keyboard('{ArrowDown}');
    await click(/^Don't know them: leave off: Jenn Lyon/);
    expect(answers()).toHaveLength(3);
    await userEvent.keyboard('{Backspace}{Control>}z{/Control}');
    expect(answers()).toHaveLength(1);
    await click('Undo');
    expect([answers(), names()]).toEqual(['', first]);
    expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
    await click('Stop here');
    await click('Keep this order');
    expect(shownOrder()).toEqual(CAST);
  });

  test('takes one answer while a key is held, and leaves the keys of the browser and of an input method alone', async () => {
    await openQuestions();
    fireEvent.keyDown(window, { key: 'ArrowLeft', isComposing: true });
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(answers()).toBe('');
    await userEvent.keyboard('{ArrowLeft>5/}');
    expect(answers()).toHaveLength(1);
  });

  test('stopping keeps everybody but those not seen, with the answers so far', async () => {
    await openQuestions();
    const [left = '', right = ''] = names();
    await click(`Don't know them: leave off: ${left}`);
    await click('Stop here');
    const shown = await screen.findByRole('list', { name: 'Your order' });
    expect(
      within(screen.getByRole('dialog', { name: 'Your order so far' })).getAllByRole('listitem'),
    ).toHaveLength(4);
    expect(shown).not.toHaveTextContent(left);
    await click('Go on');
    expect(status()).toMatch(/^Question 2, /);
    await click('Stop here');
    expect(shownOrder()).toEqual(CAST);
    await click('Keep this order');
    const order = shownOrder();
    expect(order).toHaveLength(4);
    expect(order.map(nameOf)).toContain(right);
    expect(order.map(nameOf)).not.toContain(left);
  });

  test('closing keeps the answers, and goes on where it was', async () => {
    await openQuestions();
    await userEvent.keyboard('{ArrowLeft}');
    const next = names();
    await click('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await click('Continue deciding');
    await waitFor(() => expect(names()).toEqual(next));
  });

  test('Back closes the questions and stays on the page', async () => {
    await openQuestions();
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button('Help me decide')).toBeVisible();
  });

  test('a reload amid the questions shows the same question', async () => {
    const sorting = { order: CAST, top: null, answers: 'L' };
    openEditor(cast, '/create#decide', sorting);
    await screen.findByRole('dialog', { name: 'Which of these two?' });
    expect(status()).toMatch(/^Question 2, /);
  });

  test('answers about other items are not used', () => {
    openEditor(cast, '/create', { order: CAST.slice(1), top: null, answers: 'L' });
    expect(button('Help me decide')).toBeVisible();
  });
});

describe('with 46 seasons', () => {
  test('the top ten keeps the others below', async () => {
    let sorting = startSorting(asListed, 10);
    while (getSortingProgress(sorting).mostLeft > 1) sorting = addAnswer(sorting, 'right');
    openEditor(seasons, '/create#decide', sorting);
    await screen.findByRole('dialog', { name: 'Which of these two?' });
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('The other 36 stay below.')).toBeVisible();
    await click('Use this order');
    expect(shownOrder()).toEqual(getSortingProgress(addAnswer(sorting, 'right')).toOrder(asListed));
  });

  test('the top ten is suggested, and undoing before the first answer leads back to the choice', async () => {
    openEditor(seasons);
    await click('Help me decide');
    await screen.findByRole('dialog', { name: 'Help me decide' });
    expect(screen.getByRole('radio', { name: /Only my top 10/ })).toBeChecked();
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    await expectAccessible();
    await userEvent.click(screen.getByRole('radio', { name: /All of them/ }));
    await click('Start');
    expect(status()).toMatch(/^Question 1, at most 21\d more/);
    await userEvent.keyboard('{Backspace}');
    expect(screen.getByRole('radio', { name: /Only my top 10/ })).toBeChecked();
  });
});

test.each([
  [
    'another order, which is read when the questions open',
    async () => asListed.toReversed(),
    asListed.toReversed(),
  ],
  [
    'the current order when the other one cannot be read',
    () => Promise.reject(new Error('offline')),
    asListed,
  ],
  [
    'the current order when the other one is not there yet',
    () => new Promise<never>(() => undefined),
    asListed,
  ],
])('the first guess is %s', async (_, read, expected) => {
  const readGuess = vi.fn(read);
  openEditor(seasons, '/create', undefined, readGuess);
  expect(readGuess).not.toHaveBeenCalled();
  await click('Help me decide');
  await waitFor(() => expect(readGuess).toHaveBeenCalledOnce());
  await click('Start');
  expect(screen.getByTestId('guess').textContent).toBe(expected.join(' '));
});

test('a single item needs no decision', () => {
  openEditor(cast.slice(0, 1));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
