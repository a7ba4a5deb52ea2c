import { type PublishedConsensus, parseConsensus } from '@outrank/shared/consensus/consensus';
import type { Subject } from '@outrank/shared/consensus/subject';
import { consensusPath } from '@outrank/shared/firestore/documentPaths';
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
