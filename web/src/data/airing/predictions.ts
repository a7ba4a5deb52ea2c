import {
  type AiringNote,
  airingNoteSchema,
  predictionPath,
  type Standing,
  standingSchema,
} from '@outrank/shared/documents/airing';
import { WEEKLY_TOP_PATH } from '@outrank/shared/documents/upkeep';
import { deleteDoc, doc, getDocs, serverTimestamp } from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { db } from '#data/firebase/firestore.ts';
import { parseDocuments, readOne } from '#data/firebase/queries.ts';
import { setWithinRate } from '#data/firebase/writeWithinRate.ts';
import { topStandings } from './airingFirestoreQueries.ts';

/*
 * What depends on an episode passes the filter of episodes (shared/src/airing/airingFilter.ts) before it is drawn. What only
 * who has seen an episode may know is read only then, apart from the season itself, which all share.
 */

const noteSchema = z.object({ airing: z.optional(z.nullable(airingNoteSchema)) });

/** Which season was announced last; null before the first. One document. */
export async function readAiringNote(): Promise<AiringNote | null> {
  return (await readOne(WEEKLY_TOP_PATH, noteSchema))?.airing ?? null;
}

export type PredictionInput = {
  readonly key: string;
  readonly uid: string;
  /** Null withdraws it. */
  readonly order: readonly string[] | null;
};

/**
 * Submits a prediction, which replaces an earlier one, or withdraws it. The time is the server's.
 * @throws RateLimitError (kind `busy`) when the user has submitted as many as the limit allows.
 * @throws FirebaseError when the rules refuse it (closed, or not exactly who remains), or offline.
 */
export async function savePrediction({ key, uid, order }: PredictionInput): Promise<void> {
  const path = predictionPath(key, uid);
  if (order === null) return deleteDoc(doc(db, path));
  const entry = { order: [...order], at: serverTimestamp() };
  await setWithinRate({ uid, kind: 'predictions', documentId: key }, path, entry);
}

export type RankedFan = Standing & { readonly uid: string };

/** The fans with the highest totals, best first. */
export async function readTopStandings(seasonId: string, count: number): Promise<RankedFan[]> {
  const { docs } = await getDocs(topStandings(seasonId, count));
  return parseDocuments(docs, (data, uid) => ({ ...standingSchema.parse(data), uid }));
}
