import { hasAnyPick, parseSlots } from '@outrank/shared/ballots/ballot';
import { documentIdSchema } from '@outrank/shared/callSchemas';
import { findCategory } from '@outrank/shared/catalogue/categories';
import { ballotsPath } from '@outrank/shared/documents/ballots';
import { CLASSIC_RANKINGS_PATH } from '@outrank/shared/documents/upkeep';
import { CLASSIC_LIST_KEYS, parseClassicRankings } from '@outrank/shared/lists/classicRankings';
import * as z from 'zod/mini';
import type { DocumentGroup, Notes } from './conversion.ts';
import { ballotSchema, type OriginalExport } from './originalSchemas.ts';

const entriesSchema = z.record(z.string(), z.unknown());

/** Converts every user's ballots to ten slugs. Empty ballots are skipped. */
export function convertBallots({ userGlobalRankings }: OriginalExport, notes: Notes): DocumentGroup[] {
  return Object.entries(userGlobalRankings).flatMap(([id, value]) => {
    const uid = documentIdSchema.safeParse(id).data;
    const entries = entriesSchema.safeParse(value).data;
    if (uid === undefined || !entries) {
      notes.skipped(`userGlobalRankings/${id}`, 'is no document of ballots');
      return [];
    }
    const path = ballotsPath(uid);
    const ballots = Object.entries(entries).flatMap(([category, entry]) =>
      convertBallot(category, entry, `${path} ${category}`, notes),
    );
    if (ballots.length === 0) return [];
    return [{ kind: 'ballots', document: { path, data: Object.fromEntries(ballots) }, related: [] }];
  });
}

function convertBallot(category: string, entry: unknown, path: string, notes: Notes) {
  const ballot = ballotSchema.safeParse(entry).data;
  const ranking = parseSlots(ballot?.ranking);
  const isCategory = findCategory(category) !== undefined;
  if (isCategory && hasAnyPick(ranking)) {
    return [[category, { ranking, submittedAt: ballot?.submittedAt ?? new Date(0) }] as const];
  }
  notes.skipped(path, isCategory ? 'names nobody' : 'is no category');
  return [];
}

/** Converts the document of the classic rankings: three arrays under the names that they have now. */
export function convertClassicRankings({ rankings }: OriginalExport, notes: Notes): DocumentGroup[] {
  if (rankings.current === undefined) return [];
  const { lists, lastUpdated } = parseClassicRankings(rankings.current);
  const data = {
    ...renameArrays(lists, notes),
    ...(lastUpdated !== undefined && { lastUpdated: new Date(lastUpdated).toISOString() }),
  };
  return [{ kind: 'classic rankings', document: { path: CLASSIC_RANKINGS_PATH, data }, related: [] }];
}

type Arrays = Readonly<Record<string, readonly unknown[]>>;

/** Arrays with a present name keep it. The others get the free names, in order. */
function renameArrays(arrays: Arrays, notes: Notes): Arrays {
  const others = Object.keys(arrays).filter((key) => !(CLASSIC_LIST_KEYS as readonly string[]).includes(key));
  if (others.length > 0)
    notes.changed(CLASSIC_RANKINGS_PATH, `its arrays are called ${CLASSIC_LIST_KEYS.join(', ')} now`);
  const rest = others.values();
  const renamed = CLASSIC_LIST_KEYS.map((key) => [key, arrays[key] ?? arrays[rest.next().value ?? ''] ?? []]);
  for (const key of rest) notes.skipped(`${CLASSIC_RANKINGS_PATH} ${key}`, 'is a fourth array');
  return Object.fromEntries(renamed);
}
