/** Two items that the user compares, on two cards. */
export type Question = { readonly left: string; readonly right: string };

/** What the user said of the two: which is better, that it is too close to call, or which one they have not seen. */
export type Answer = 'left' | 'right' | 'tooClose' | 'leftUnseen' | 'rightUnseen';

/** How answers are stored (`Sorting`). */
const LETTERS: Readonly<Record<Answer, string>> = {
  left: 'L',
  right: 'R',
  tooClose: '=',
  leftUnseen: 'l',
  rightUnseen: 'r',
};

const ANSWERS = Object.keys(LETTERS) as Answer[];

export function appendAnswer(answers: string, answer: Answer): string {
  return answers + LETTERS[answer];
}

export function parseAnswers(answers: string): Answer[] {
  return Array.from(answers).flatMap((letter) => ANSWERS.find((each) => LETTERS[each] === letter) ?? []);
}

/** How many times `count` must be halved, rounding up, until one is left. */
export function countHalvings(count: number): number {
  return count <= 1 ? 0 : Math.ceil(Math.log2(count));
}

/** A way of sorting by questions. Its state has the placed items, best first; those in one array share a place. */
export type Method<State extends { readonly placed: readonly (string | readonly string[])[] }> = {
  /** The two items to compare; undefined when all that was wanted is known. */
  readonly ask: (state: State) => Question | undefined;
  readonly answer: (state: State, answer: Answer) => State;
  /** The most questions that are left. */
  readonly bound: (state: State) => number;
  /** The items that are not placed, as in `order`. */
  readonly listWaiting: (state: State, order: readonly string[]) => readonly string[];
};
