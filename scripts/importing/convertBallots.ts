import { hasAnyPick, parseSlots } from '@outrank/shared/ballots/ballot';
import { documentIdSchema } from '@outrank/shared/callSchemas';
import { findCategory } from '@outrank/shared/catalogue/categories';
import { ballotsPath } from '@outrank/shared/documents/ballots';
import { CLASSIC_RANKINGS_PATH } from '@outrank/shared/documents/upkeep';
import { CLASSIC_LIST_KEYS, parseClassicRankings } from '@outrank/shared/lists/classicRankings';
import * as z from 'zod/mini';
import { countEntries, type DocumentGroup, type Notes, parseFields } from './conversion.ts';
import { ballotSchema, type OriginalExport } from './originalSchemas.ts';

const entriesSchema = z.record(z.string(), z.unknown());

/** Converts every user's ballots to ten slugs. Empty ballots are skipped. */
export function convertBallots({ userGlobalRankings }: OriginalExport, notes: Notes): DocumentGroup[] {
  return Object.entries(userGlobalRankings).flatMap(([id, value]) => {
    const uid = documentIdSchema.safeParse(id).data;
    const entries = entriesSchema.safeParse(value).data;
    if (uid === undefined || !entries) {
      notes.lost(`userGlobalRankings/${id}`, 'is no document of ballots', countEntries(value));
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

const picksSchema = z.object({ contestants: z.array(z.unknown()) });
const emptySlotSchema = z.union([z.literal(['', null]), z.object({ isEmpty: z.literal(true) })]);

function convertBallot(category: string, entry: unknown, path: string, notes: Notes) {
  const ballot = parseFields(ballotSchema, entry, path, notes);
  const isCategory = findCategory(category) !== undefined;
  const values = picksSchema.safeParse(ballot?.ranking).data?.contestants ?? ballot?.ranking;
  if (!isCategory || !Array.isArray(values)) {
    notes.lost(path, isCategory ? 'is no ballot' : 'is no category');
    return [];
  }
  const ranking = parseSlots(values);
  const picks = values.filter((value) => !emptySlotSchema.safeParse(value).success);
  const lost = picks.length - ranking.filter((slug) => slug !== '').length;
  notes.lost(path, 'picks that repeat others, name nobody or are beyond ten are dropped', lost);
  if (!hasAnyPick(ranking)) return [];
  return [[category, { ranking, submittedAt: ballot?.submittedAt ?? new Date(0) }] as const];
}

/** Converts the document of the classic rankings: three arrays under the names that they have now. */
export function convertClassicRankings({ rankings }: OriginalExport, notes: Notes): DocumentGroup[] {
  const { current, ...others } = rankings;
  for (const id of Object.keys(others)) notes.lost(`rankings/${id}`, 'is no document of classic rankings');
  if (current === undefined) return [];
  const { lists, lastUpdated } = parseClassicRankings(current);
  const kept = { ...lists, ...(lastUpdated !== undefined && { lastUpdated }) };
  const all = entriesSchema.safeParse(current).data ?? { '': current };
  for (const [field, value] of Object.entries(all).filter(([field]) => !(field in kept)))
    notes.lost(`${CLASSIC_RANKINGS_PATH} ${field}`.trim(), 'cannot be read', countEntries(value));
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
  for (const key of rest)
    notes.lost(`${CLASSIC_RANKINGS_PATH} ${key}`, 'is a fourth array', arrays[key]?.length);
  return Object.fromEntries(renamed);
}
