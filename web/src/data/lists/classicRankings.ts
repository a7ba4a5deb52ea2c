import { CLASSIC_RANKINGS_PATH } from '@outrank/shared/documents/upkeep';
import { type ClassicRankings, parseClassicRankings } from '@outrank/shared/lists/classicRankings';
import { doc, type Firestore, getDoc } from 'firebase/firestore/lite';

/** Reads the older rankings document; three empty lists when it is missing. One document. */
export async function readClassicRankings(db: Firestore): Promise<ClassicRankings> {
  return parseClassicRankings((await getDoc(doc(db, CLASSIC_RANKINGS_PATH))).data());
}
