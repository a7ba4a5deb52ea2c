import { saveLocalChoice } from '#data/reader/localChoice.ts';

/** Turns the spoiler shield on, for a reader who has watched these seasons. `setup.ts` removes the choice after the test. */
export function watchOnly(...watched: string[]): void {
  saveLocalChoice({ mode: 'on', watched }, 'ben', true);
}
