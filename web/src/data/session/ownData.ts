import { listSeasonalPaths, predictedSeasonSchema } from '@outrank/shared/documents/airing';
import { type DocumentKind, toPath } from '@outrank/shared/documents/documentKind';
import { rateKind, rateKinds, ratePath } from '@outrank/shared/documents/rate';
import { allKinds } from '@outrank/shared/documents/registry';
import { toJsonValue } from '@outrank/shared/documents/timestamp';
import { QUERY_MAX } from '@outrank/shared/limits';
import { doc, getDoc, getDocs, type QueryDocumentSnapshot } from 'firebase/firestore/lite';
import { callFunction } from '#data/firebase/callFunction.ts';
import { db } from '#data/firebase/firestore.ts';
import { toNextPage } from '#data/firebase/queries.ts';
import type { SessionUser } from './auth.ts';
import { readGoogleId } from './googleId.ts';
import { queryAiringSeasons, queryOwnPage } from './ownFirestoreQueries.ts';

/**
 * Reads all data of a user as it is stored, with times as ISO strings and null for missing documents, and what curators decided
 * about it. Each document costs one read.
 * @throws FirebaseError when the connection is lost or the session is over.
 */
export async function readOwnData(account: SessionUser): Promise<Readonly<Record<string, unknown>>> {
  const googleId = await readGoogleId(account.uid);
  const data: Record<string, unknown> = { account };
  for (const [name, kind] of allKinds.filter(([, { life }]) => life.isInDownload)) {
    if (kind.path === rateKind.path) data[name] = await readRates(googleId);
    else if (kind.cardinality === 'many') data[name] = await readAll(kind, account.uid);
    else if (kind.cardinality !== 'one') data[name] = await readSeasonal(kind, account.uid);
    else data[name] = await readOne(toPath(kind.path, kind.owner === 'googleId' ? googleId : account.uid));
  }
  return { ...data, moderation: await callFunction('ownModeration', {}) };
}

async function readOne(path: string): Promise<unknown> {
  return toJsonValue((await getDoc(doc(db, path))).data() ?? null);
}

async function readAll(kind: DocumentKind, uid: string): Promise<unknown[]> {
  const found: unknown[] = [];
  let after: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await getDocs(queryOwnPage(kind, uid, after));
    found.push(...docs.map((each) => toJsonValue({ id: each.id, ...each.data() })));
    after = toNextPage(docs, QUERY_MAX).next;
  } while (after);
  return found;
}

/** What the user has in the airing seasons, by path. The rules allow no query for it, whose paths are known. */
async function readSeasonal(kind: DocumentKind, uid: string): Promise<unknown> {
  const { docs } = await getDocs(queryAiringSeasons());
  const seasons = docs.flatMap((season) => predictedSeasonSchema.safeParse(season.data()).data ?? []);
  const found = listSeasonalPaths(kind, uid, seasons).map(async (path) => [path, await readOne(path)]);
  return Object.fromEntries((await Promise.all(found)).filter(([, document]) => document !== null));
}

/** The rules allow no query for token buckets, whose names are known. */
async function readRates(googleId: string): Promise<unknown> {
  const rates = rateKinds.map(async (kind) => [kind, await readOne(ratePath(googleId, kind))]);
  return Object.fromEntries(await Promise.all(rates));
}
