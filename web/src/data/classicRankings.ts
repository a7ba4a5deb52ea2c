import { type ClassicRankings, parseClassicRankings } from '@outrank/shared/classicRankings';
import { CLASSIC_RANKINGS_PATH } from '@outrank/shared/documentPaths';
import { doc, type Firestore, getDoc } from 'firebase/firestore/lite';

/** The older document; three empty lists when it is missing. Errors are only logged (specification, section 8). */
export async function readClassicRankings(db: Firestore): Promise<ClassicRankings> {
  try {
    const snapshot = await getDoc(doc(db, CLASSIC_RANKINGS_PATH));
    return parseClassicRankings(snapshot.data());
  } catch (error) {
    console.error('The classic rankings could not be read', error);
    return parseClassicRankings(undefined);
  }
}
