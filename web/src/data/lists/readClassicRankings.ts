import { CLASSIC_RANKINGS_PATH } from '@outrank/shared/documents/upkeep';
import { type ClassicRankings, parseClassicRankings } from '@outrank/shared/lists/classicRankings';
import { doc, getDoc, setDoc } from 'firebase/firestore/lite';
import { db } from '#data/firebase/firestore.ts';

/** Reads the older rankings document; three empty lists when it is missing. One document. */
export async function readClassicRankings(): Promise<ClassicRankings> {
  return parseClassicRankings((await getDoc(doc(db, CLASSIC_RANKINGS_PATH))).data());
}

/**
 * Replaces the older rankings document. Only accounts with the `curator` claim can.
 * @returns whether it was saved. A failure is logged, never thrown.
 */
export async function saveClassicRankings(rankings: Required<ClassicRankings>): Promise<boolean> {
  try {
    await setDoc(doc(db, CLASSIC_RANKINGS_PATH), { ...rankings.lists, lastUpdated: rankings.lastUpdated });
    return true;
  } catch (error) {
    console.error('The classic rankings could not be saved', error);
    return false;
  }
}
