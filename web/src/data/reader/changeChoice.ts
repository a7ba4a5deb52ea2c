import type { SpoilerChoice } from '@outrank/shared/documents/spoilerChoice';
import { localChoice, saveLocalChoice } from './localChoice.ts';

/**
 * Changes the choice in this browser at once, in all its tabs, and then in the account; what is left out stays. A choice
 * that cannot be saved there is saved at the next visit, so this does not fail.
 */
export async function changeChoice(choice: Partial<SpoilerChoice>): Promise<void> {
  const before = localChoice.get();
  saveLocalChoice({ ...before, ...choice }, before.uid, false);
  try {
    // On demand, because the login page does without the database.
    const { uploadChoice } = await import('./accountChoice.ts');
    await uploadChoice();
  } catch (error) {
    console.warn('What was watched is saved in this browser only', error);
  }
}
