import { type PublishedConsensus, parseConsensus } from '@outrank/shared/consensus/consensus';
import { consensusPath, type Subject } from '@outrank/shared/documents/results';
import { db } from '#data/firebase/firestore.ts';
import { watchResults } from '#data/results/watchResults.ts';
import { readConsensus } from './consensus.ts';

/** Watches the consensus of a subject. @see watchResults */
export function watchConsensus(
  subject: Subject,
  onChange: (results: PublishedConsensus | undefined) => void,
): () => void {
  const read = () => readConsensus(db, subject);
  return watchResults({ path: consensusPath(subject), parse: parseConsensus, read }, onChange);
}
