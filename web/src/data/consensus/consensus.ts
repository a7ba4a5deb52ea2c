import { type PublishedConsensus, parseConsensus } from '@outrank/shared/consensus/consensus';
import { type ConsensusBallot, consensusBallotSchema } from '@outrank/shared/consensus/consensusBallot';
import type { Subject } from '@outrank/shared/consensus/subject';
import {
  type ConsensusBallotKey,
  consensusBallotPath,
  consensusPath,
  editionPath,
} from '@outrank/shared/firestore/documentPaths';
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

/**
 * Reads what a user offers for a subject; undefined when it is nothing. One document, which only its owner may read.
 * @throws z.core.$ZodError when the document is malformed.
 */
export async function readConsensusBallot(
  db: Firestore,
  key: ConsensusBallotKey,
): Promise<ConsensusBallot | undefined> {
  const data = (await getDoc(doc(db, consensusBallotPath(key)))).data();
  return data && consensusBallotSchema.parse(data);
}
