import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSortingOf, type Sorting } from '../documents/user.ts';
import { seededRandom } from '../testing/seededRandom.ts';
import type { Answer } from './answer.ts';
import { addAnswer, getSortingProgress, removeLastAnswer, startSorting } from './sortingProgress.ts';

const name = (count: number) => Array.from({ length: count }, (_, index) => `s${index + 1}`);

/** Answers all questions; `compare` is negative when its first item is better. Returns the final order and the questions. */
function answerAll(start: Sorting, compare: (a: string, b: string) => number) {
  let sorting = start;
  for (let questions = 0; ; questions += 1) {
    const { question, toOrder } = getSortingProgress(sorting);
    if (!question) return { questions, order: toOrder(sorting.order) };
    const difference = compare(question.left, question.right);
    sorting = addAnswer(sorting, difference < 0 ? 'left' : difference > 0 ? 'right' : 'tooClose');
  }
}

const byOrder = (order: readonly string[]) => {
  const ranks = new Map(order.map((id, index) => [id, index]));
  return (a: string, b: string) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0);
};

const count = fc.integer({ min: 0, max: 16 });
const shuffled = count.chain((items) =>
  fc.shuffledSubarray(name(items), { minLength: items, maxLength: items }),
);
const top = fc.option(fc.integer({ min: 1, max: 12 }), { nil: null });
const anyAnswer = fc.constantFrom<Answer>('left', 'right', 'tooClose', 'leftUnseen', 'rightUnseen');

describe('for anybody', () => {
  test('who is consistent, the result is exactly their order, or exactly their top', () => {
    fc.assert(
      fc.property(shuffled, top, (guess, wanted) => {
        const own = name(guess.length);
        const { order } = answerAll(startSorting(guess, wanted), byOrder(own));
        expect(order.slice(0, wanted ?? undefined)).toEqual(own.slice(0, wanted ?? undefined));
        expect(order.toSorted()).toEqual(own.toSorted());
      }),
    );
  });

  test('items that are too close to call end up side by side', () => {
    fc.assert(
      fc.property(shuffled, top, (guess, wanted) => {
        const getClass = (id: string) => Math.floor(Number(id.slice(1)) / 3);
        const { order } = answerAll(startSorting(guess, wanted), (a, b) => getClass(a) - getClass(b));
        const classes = order.slice(0, wanted ?? undefined).map(getClass);
        expect(classes).toEqual(classes.toSorted((a, b) => a - b));
      }),
    );
  });

  test('a pair that is too close to call stays side by side, whatever is answered later', () => {
    fc.assert(
      fc.property(shuffled, top, fc.array(anyAnswer, { maxLength: 120 }), (guess, wanted, answers) => {
        const pairs: (readonly [string, string])[] = [];
        let sorting = startSorting(guess, wanted);
        for (const answer of answers) {
          const { question } = getSortingProgress(sorting);
          if (question && answer === 'tooClose') pairs.push([question.left, question.right]);
          sorting = addAnswer(sorting, answer);
          const order = getSortingProgress(sorting).toOrder(guess);
          const seen = pairs.filter((pair) => pair.every((id) => order.includes(id)));
          for (const [a, b] of seen) expect(Math.abs(order.indexOf(a) - order.indexOf(b))).toBe(1);
        }
      }),
    );
  });

  test('any answers end within the bound, which falls with every comparison, and the ratio never falls', () => {
    fc.assert(
      fc.property(shuffled, top, fc.infiniteStream(anyAnswer), (guess, wanted, answers) => {
        let sorting = startSorting(guess, wanted);
        let before = getSortingProgress(sorting);
        while (before.question) {
          const answer = answers.next().value;
          sorting = addAnswer(sorting, answer);
          const after = getSortingProgress(sorting);
          if (!answer.endsWith('Unseen')) expect(after.mostLeft).toBeLessThan(before.mostLeft);
          expect(after.ratio).toBeGreaterThanOrEqual(before.ratio);
          before = after;
        }
        expect([before.mostLeft, before.ratio]).toEqual([0, 1]);
      }),
    );
  });

  test('the order is complete after any answers, without the items not seen', () => {
    fc.assert(
      fc.property(shuffled, top, fc.array(anyAnswer, { maxLength: 60 }), (guess, wanted, answers) => {
        const unseen: string[] = [];
        let sorting = startSorting(guess, wanted);
        for (const answer of answers) {
          const { question, toOrder, placed } = getSortingProgress(sorting);
          const order = toOrder(guess);
          expect(order.toSorted()).toEqual(guess.filter((id) => !unseen.includes(id)).toSorted());
          expect(order.slice(0, placed.length)).toEqual(placed);
          if (question && answer === 'leftUnseen') unseen.push(question.left);
          if (question && answer === 'rightUnseen') unseen.push(question.right);
          sorting = addAnswer(sorting, answer);
        }
      }),
    );
  });

  test('undoing is the inverse of every answer, back to the first guess', () => {
    fc.assert(
      fc.property(shuffled, top, fc.array(anyAnswer, { maxLength: 60 }), (guess, wanted, answers) => {
        const start = startSorting(guess, wanted);
        const steps = [start];
        for (const answer of answers) steps.push(addAnswer(steps.at(-1) ?? start, answer));
        const undone = steps.toReversed().map(removeLastAnswer);
        expect(undone).toEqual([...steps.slice(0, -1).toReversed(), start]);
        expect(getSortingProgress(start).toOrder(guess)).toEqual(guess);
      }),
    );
  });

  test('18 items take at most 60 questions, and the top ten of 47 at most 91', () => {
    fc.assert(
      fc.property(fc.constantFrom([18, null, 60] as const, [47, 10, 91] as const), fc.nat(), (size, seed) => {
        const [items, wanted, most] = size;
        const guess = seededRandom(seed).shuffled(name(items));
        expect(getSortingProgress(startSorting(guess, wanted)).mostLeft).toBe(most);
        expect(answerAll(startSorting(guess, wanted), byOrder(name(items))).questions).toBeLessThanOrEqual(
          most,
        );
      }),
      { numRuns: 40 },
    );
  });
});

describe('the mean number of questions', () => {
  /** An order in which each item is off by a bell curve of this width, as a ratio of all items. */
  const guessOrder = (items: number, width: number, seed: number) => {
    const random = seededRandom(seed);
    const bell = () => Array.from({ length: 12 }, random.next).reduce((sum, each) => sum + each, -6);
    return name(items)
      .map((id, index) => ({ id, at: index / items + width * bell() }))
      .sort((a, b) => a.at - b.at)
      .map(({ id }) => id);
  };
  const RUNS = 10;

  test.each([
    { items: 18, top: null, guess: 'the same', width: 0, mean: 17 },
    { items: 18, top: null, guess: 'close', width: 0.1, mean: 35 },
    { items: 18, top: null, guess: 'rough', width: 0.3, mean: 47 },
    { items: 18, top: null, guess: 'useless', width: 9, mean: 56 },
    { items: 47, top: null, guess: 'close', width: 0.1, mean: 149 },
    { items: 47, top: null, guess: 'rough', width: 0.3, mean: 179 },
    { items: 47, top: null, guess: 'useless', width: 9, mean: 207 },
    { items: 47, top: 10, guess: 'close', width: 0.1, mean: 87 },
    { items: 47, top: 10, guess: 'useless', width: 9, mean: 86 },
  ])('is $mean for $items items, top $top, when the first guess is $guess', ({ items, top, width, mean }) => {
    const counts = Array.from({ length: RUNS }, (_, run) => {
      const start = startSorting(guessOrder(items, width, run + 1), top);
      return answerAll(start, byOrder(name(items))).questions;
    });
    expect(Math.round(counts.reduce((sum, each) => sum + each, 0) / RUNS)).toBe(mean);
  });
});

test('stopping early keeps the others below as the list has them, but none above one that it lost to', () => {
  const shown = ['s3', 's1', 's2', 's4', 's5'];
  const stop = (wanted: number | null, answers: string) =>
    getSortingProgress({ order: name(5), top: wanted, answers }).toOrder(shown);
  expect(stop(null, '')).toEqual(['s1', 's3', 's2', 's4', 's5']);
  expect(stop(2, '')).toEqual(shown);
  // The second season beats the first, and the third beats the fourth.
  expect(stop(2, 'RL')).toEqual(['s3', 's2', 's1', 's4', 's5']);
});

test('answers belong to exactly the items that they are about, in any order', () => {
  const sorting = startSorting(name(3));
  expect(isSortingOf(sorting, ['s3', 's1', 's2'])).toBe(true);
  for (const ids of [
    ['s1', 's2'],
    ['s1', 's2', 's4'],
    ['s1', 's2', 's3', 's4'],
  ])
    expect(isSortingOf(sorting, ids)).toBe(false);
});
