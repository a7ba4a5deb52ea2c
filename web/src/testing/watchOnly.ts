import { saveLocalChoice } from '#data/spoilers/localChoice.ts';
import { loadShieldCode } from '#spoilers/shieldState.ts';

// As in the app, where the first paint waits for it.
await loadShieldCode();

/** Turns the spoiler shield on, for a reader who has watched these seasons. `setup.ts` removes the choice after the test. */
export function watchOnly(...watched: string[]): void {
  saveLocalChoice({ mode: 'on', watched }, 'ben', true);
}
