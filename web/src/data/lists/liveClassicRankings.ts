import { CLASSIC_RANKINGS_PATH } from '@outrank/shared/documents/upkeep';
import { type ClassicRankings, parseClassicRankings } from '@outrank/shared/lists/classicRankings';
import { watchDocument } from '#data/firebase/live.ts';

/**
 * Passes the older rankings document to `onChange`, now and at every change; three empty lists when it is missing. Errors
 * are only logged (specification, section 8). Returns the unsubscribe function.
 */
export function watchClassicRankings(onChange: (rankings: ClassicRankings) => void): () => void {
  return watchDocument(
    CLASSIC_RANKINGS_PATH,
    (data) => onChange(parseClassicRankings(data)),
    (error) => console.error('The classic rankings could not be watched', error),
  );
}
