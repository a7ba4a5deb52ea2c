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
