import { getSubjectItems } from '@outrank/shared/consensus/subject';
import type { Sorting } from '@outrank/shared/documents/user';
import { contestantItem, type ListedItem, seasonItem } from '@outrank/shared/lists/listedItem';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderPage } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { HelpMeDecide } from './HelpMeDecide.tsx';

// The drawing of emblems is tested in shared.
vi.mock('#pictures/EmblemBadge.tsx', () => ({ default: () => null }));

const CAST = ['tom-westman', 'ian-rosenberger', 'katie-gallagher', 'jenn-lyon', 'gregg-carey'];
const cast = CAST.map((id) => contestantItem(id, 's10'));
const seasons = Array.from({ length: 46 }, (_, index) =>
  seasonItem(`s${index < 33 ? index + 1 : index + 2}`),
);

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

  test('takes one answer while a key is held, and leaves the keys of the browser alone', async () => {
    await openQuestions();
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
  test('suggests the top ten, which takes at most 110 questions, and keeps the others below', async () => {
    openEditor(seasons);
    await click('Help me decide');
    await screen.findByRole('dialog', { name: 'Help me decide' });
    expect(screen.getByRole('radio', { name: /Only my top 10/ })).toBeChecked();
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    await expectAccessible();
    await click('Start');
    await waitFor(() => expect(names()).toHaveLength(2));
    const own = seasons.toReversed();
    expect(await answerAll(own.map(({ name }) => name))).toBeLessThanOrEqual(110);
    expect(screen.getByText('The other 36 stay below.')).toBeVisible();
    await click('Use this order');
    expect(shownOrder().slice(0, 10)).toEqual(own.slice(0, 10).map(({ id }) => id));
    expect(new Set(shownOrder()).size).toBe(46);
  });

  test('undoing before the first answer leads back to the choice', async () => {
    openEditor(seasons);
    await click('Help me decide');
    await screen.findByRole('dialog', { name: 'Help me decide' });
    await userEvent.click(screen.getByRole('radio', { name: /All of them/ }));
    await click('Start');
    expect(status()).toMatch(/^Question 1, at most 21\d more/);
    await userEvent.keyboard('{Backspace}');
    expect(screen.getByRole('radio', { name: /Only my top 10/ })).toBeChecked();
  });
});

describe('the first guess', () => {
  const guess = seasons.map(({ id }) => id).toReversed();
  const start = async (readGuess: () => Promise<readonly string[]>) => {
    openEditor(seasons, '/create', undefined, readGuess);
    await click('Help me decide');
    await screen.findByRole('dialog', { name: 'Help me decide' });
  };
  const shownGuess = () => screen.getByTestId('guess').textContent;

  test('may be another order, which is read when the questions open', async () => {
    const readGuess = vi.fn().mockResolvedValue(guess);
    openEditor(seasons, '/create', undefined, readGuess);
    expect(readGuess).not.toHaveBeenCalled();
    await click('Help me decide');
    await waitFor(() => expect(readGuess).toHaveBeenCalledOnce());
    await click('Start');
    expect(shownGuess()).toBe(guess.join(' '));
    await click('Stop here');
    await click('Keep this order');
    expect(shownOrder()).toEqual(seasons.map(({ id }) => id));
  });

  test.each([
    ['cannot be read', () => Promise.reject(new Error('offline'))],
    ['is not there yet', () => new Promise<never>(() => undefined)],
  ])('is the current order when the other one %s', async (_, readGuess) => {
    await start(readGuess);
    await click('Start');
    expect(shownGuess()).toBe(seasons.map(({ id }) => id).join(' '));
  });
});

test('five of 18 contestants answered leave everybody on the list, and all of them at most 60 questions', async () => {
  const vanuatu = getSubjectItems('cast-s9').map((id) => contestantItem(id, 's9'));
  openEditor(vanuatu);
  const begin = async () => {
    await click('Help me decide');
    await screen.findByRole('dialog', { name: 'Help me decide' });
    await userEvent.click(screen.getByRole('radio', { name: /All of them/ }));
    await click('Start');
  };
  await begin();
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowDown}{ArrowLeft}{ArrowRight}');
  expect(answers()).toHaveLength(5);
  await click('Stop here');
  await click('Keep this order');
  expect(shownOrder().toSorted()).toEqual(vanuatu.map(({ id }) => id).toSorted());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await begin();
  const own = vanuatu.toReversed();
  expect(await answerAll(own.map(({ name }) => name))).toBeLessThanOrEqual(60);
  await click('Use this order');
  expect(shownOrder()).toEqual(own.map(({ id }) => id));
});

test('the questions and the result are accessible', async () => {
  await openQuestions();
  await expectAccessible();
  await answerAll(CAST.map(nameOf));
  await expectAccessible();
});

test('a single item needs no decision', () => {
  openEditor(cast.slice(0, 1));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
