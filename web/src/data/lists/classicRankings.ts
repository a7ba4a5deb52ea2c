import { CLASSIC_RANKINGS_PATH } from '@outrank/shared/firestore/documentPaths';
import { type ClassicRankings, parseClassicRankings } from '@outrank/shared/lists/classicRankings';
import { watchDocument } from '#data/firebase/live.ts';

/**
 * Hands over the older document now and at every change; three empty lists when it is missing. Errors are only logged
 * (specification, section 8). Returns the way to stop.
 */
export function watchClassicRankings(onChange: (rankings: ClassicRankings) => void): () => void {
  return watchDocument(
    CLASSIC_RANKINGS_PATH,
    (data) => onChange(parseClassicRankings(data)),
    (error) => console.error('The classic rankings could not be watched', error),
  );
}
