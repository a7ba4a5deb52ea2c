import { CLASSIC_RANKINGS_PATH } from '@outrank/shared/documents/upkeep';
import type { ClassicRankings } from '@outrank/shared/lists/classicRankings';
import { doc, type Firestore, setDoc } from 'firebase/firestore/lite';

/**
 * Replaces the older rankings document. Only accounts with the `curator` claim can.
 * @returns whether it was saved. A failure is logged, never thrown (specification, call 13).
 */
export async function saveClassicRankings(
  db: Firestore,
  rankings: Required<ClassicRankings>,
): Promise<boolean> {
  try {
    await setDoc(doc(db, CLASSIC_RANKINGS_PATH), { ...rankings.lists, lastUpdated: rankings.lastUpdated });
    return true;
  } catch (error) {
    console.error('The classic rankings could not be saved', error);
    return false;
  }
}
