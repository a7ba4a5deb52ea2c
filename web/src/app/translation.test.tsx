import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { translatePage } from '#testing/translator.ts';
import { followTranslation } from './translation.ts';

let stops: (() => void)[] = [];
beforeEach(() => {
  stops = [followTranslation(document.body)];
});
afterEach(() => {
  for (const stop of stops) stop();
});

type Shown = {
  count: number;
  isOpen: boolean;
  word?: string | undefined;
  hasMark: boolean;
  order: readonly string[];
};
const first: Shown = { count: 1, isOpen: false, word: 'before', hasMark: false, order: ['One', 'Two'] };

/** Texts beside other children, in each way in which React may change or take away a text. */
function Page({ initial = first }) {
  const [shown, setShown] = useState(initial);
  change = (next) => act(async () => setShown((before) => ({ ...before, ...next })));
  const { count, isOpen, word, hasMark, order } = shown;
  return (
    <main>
      <h1>Comments {count}</h1>
      <button type="button">{isOpen ? 'Cancel' : 'Reply'}</button>
      <p data-testid="word">
        {word} {hasMark && <b>mark</b>} after
      </p>
      <p data-testid="order">
        {order.map((each) => (
          <span key={each}>{each}</span>
        ))}
        end
      </p>
      {isOpen ? 'Bare' : <i>Closed</i>}
    </main>
  );
}
let change: (next: Partial<Shown>) => Promise<void>;

const translateAndWait = async () => {
  stops.push(translatePage());
  await act(async () => undefined);
};
const text = (id: string) => screen.getByTestId(id).textContent?.replace(/\s+/g, ' ').trim();

test('counts and buttons change, and texts come and go, on a translated page', async () => {
  render(<Page />);
  await translateAndWait();
  expect(screen.getByRole('button').querySelector('font > font')).toHaveTextContent('Reply');
  await change({ count: 2, isOpen: true, hasMark: true });
  expect(screen.getByRole('heading')).toHaveTextContent(/^Comments 2$/);
  expect(screen.getByRole('button')).toHaveTextContent(/^Cancel$/);
  expect(text('word')).toBe('before mark after');
  expect(screen.getByRole('main')).toHaveTextContent(/Bare$/);
  await change({ isOpen: false, hasMark: false, word: undefined, order: ['Two', 'Three', 'One'] });
  expect(text('word')).toBe('after');
  expect(text('order')).toBe('TwoThreeOneend');
  expect(screen.getByRole('main')).toHaveTextContent(/Closed$/);
  await change({ count: 3, word: 'again' });
  expect(screen.getByRole('heading')).toHaveTextContent(/^Comments 3$/);
  expect(text('word')).toBe('again after');
  // What changed is translated anew.
  expect(screen.getByRole('heading').querySelectorAll('font > font')).toHaveLength(2);
});

test('the same when the translation is inserted before the text is removed', async () => {
  render(<Page />);
  const heading = screen.getByRole('heading');
  await act(async () => {
    for (const node of [...heading.childNodes]) {
      const translated = document.createElement('font');
      translated.textContent = 'Übersetzt';
      node.before(translated);
      node.remove();
    }
  });
  expect(heading).toHaveTextContent(/^ÜbersetztÜbersetzt$/);
  await change({ count: 2 });
  expect(heading).toHaveTextContent(/^Übersetzt2$/);
});

test('the words are there again when the translator takes its elements back', async () => {
  render(<Page />);
  await translateAndWait();
  stops.pop()?.();
  const heading = screen.getByRole('heading');
  await act(async () => {
    for (const font of heading.querySelectorAll(':scope > font')) font.replaceWith(font.textContent ?? '');
  });
  expect(heading).toHaveTextContent(/^Comments 1$/);
  await change({ count: 2 });
  expect(heading).toHaveTextContent(/^Comments 2$/);
});

test('what no translator touched changes as ever', async () => {
  render(<Page />);
  await change({ count: 2, isOpen: true, hasMark: true, word: undefined, order: ['Two'] });
  await change({ isOpen: false });
  expect(screen.getByRole('main').querySelector('font')).toBeNull();
  expect(text('order')).toBe('Twoend');
});
