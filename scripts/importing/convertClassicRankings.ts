import { CLASSIC_RANKINGS_PATH } from '@outrank/shared/firestore/documentPaths';
import { CLASSIC_LIST_KEYS, parseClassicRankings } from '@outrank/shared/lists/classicRankings';
import type { OriginalExport } from './originalShapes.ts';
import type { Remarks } from './remarks.ts';
import type { Unit } from './unit.ts';

type Lists = Readonly<Record<string, readonly unknown[]>>;

/** The three arrays under the names that they have here. */
export function convertClassicRankings({ rankings }: OriginalExport, remarks: Remarks): Unit[] {
  if (rankings.current === undefined) return [];
  const { lists, lastUpdated } = parseClassicRankings(rankings.current);
  const data = {
    ...namedAsToday(lists, remarks),
    ...(lastUpdated !== undefined && { lastUpdated: new Date(lastUpdated).toISOString() }),
  };
  return [{ kind: 'classic rankings', document: { path: CLASSIC_RANKINGS_PATH, data }, marks: [] }];
}

/** Arrays that have one of today's names keep it; the others get the names that are free, in their order. */
function namedAsToday(lists: Lists, remarks: Remarks): Lists {
  const others = Object.keys(lists).filter((key) => !(CLASSIC_LIST_KEYS as readonly string[]).includes(key));
  if (others.length > 0)
    remarks.changed(CLASSIC_RANKINGS_PATH, `its arrays are called ${CLASSIC_LIST_KEYS.join(', ')} now`);
  const rest = others.values();
  const named = CLASSIC_LIST_KEYS.map((key) => [key, lists[key] ?? lists[rest.next().value ?? ''] ?? []]);
  for (const key of rest) remarks.notTaken(`${CLASSIC_RANKINGS_PATH} ${key}`, 'is a fourth array');
  return Object.fromEntries(named);
}
