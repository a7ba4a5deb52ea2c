import { type PublishedConsensus, parseConsensus } from '@outrank/shared/consensus/consensus';
import { consensusPath, editionPath, type Subject } from '@outrank/shared/documents/results';
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

/**
 * Reads a subject's edition of a week (a Friday, `2026-11-20`); undefined when there is none. One document.
 * @throws z.core.$ZodError when the document is malformed.
 */
export async function readConsensusEdition(
  db: Firestore,
  subject: Subject,
  week: string,
): Promise<PublishedConsensus | undefined> {
  return parseConsensus((await getDoc(doc(db, editionPath(subject, week)))).data());
}
