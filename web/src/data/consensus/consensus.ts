import { type PublishedConsensus, parseConsensus } from '@outrank/shared/consensus/consensus';
import type { Subject } from '@outrank/shared/consensus/subject';
import { consensusPath } from '@outrank/shared/firestore/documentPaths';
import { doc, type Firestore, getDoc } from 'firebase/firestore/lite';

/**
 * Reads the consensus of a subject; undefined before the first list. One document.
 * @throws z.core.$ZodError when the document is malformed.
 */
export async function readConsensus(
  db: Firestore,
  subject: Subject,
): Promise<PublishedConsensus | undefined> {
  return parseConsensus((await getDoc(doc(db, consensusPath(subject)))).data());
}
