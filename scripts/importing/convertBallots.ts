import { hasAnyPick, parseSlots } from '@outrank/shared/ballots/ballot';
import { findCategory } from '@outrank/shared/ballots/categories';
import { documentIdSchema } from '@outrank/shared/callables';
import { ballotsPath } from '@outrank/shared/firestore/documentPaths';
import * as z from 'zod/mini';
import { ballotSchema, type OriginalExport } from './originalShapes.ts';
import type { Remarks } from './remarks.ts';
import type { Unit } from './unit.ts';

const entriesSchema = z.record(z.string(), z.unknown());

/** Every fan's ballots in today's form: ten slugs. One that names nobody is none. */
export function convertBallots({ userGlobalRankings }: OriginalExport, remarks: Remarks): Unit[] {
  return Object.entries(userGlobalRankings).flatMap(([id, value]) => {
    const uid = documentIdSchema.safeParse(id).data;
    const entries = entriesSchema.safeParse(value).data;
    if (uid === undefined || !entries) {
      remarks.notTaken(`userGlobalRankings/${id}`, 'is no document of ballots');
      return [];
    }
    const ballots = Object.entries(entries).flatMap(([category, entry]) =>
      ballotOf(category, entry, `${ballotsPath(uid)} ${category}`, remarks),
    );
    const document = { path: ballotsPath(uid), data: Object.fromEntries(ballots) };
    return ballots.length === 0 ? [] : [{ kind: 'ballots', document, marks: [] }];
  });
}

function ballotOf(category: string, entry: unknown, path: string, remarks: Remarks) {
  const ballot = ballotSchema.safeParse(entry).data;
  const ranking = parseSlots(ballot?.ranking);
  const why = !findCategory(category)
    ? 'is no category'
    : !hasAnyPick(ranking)
      ? 'names nobody'
      : undefined;
  if (why !== undefined) {
    remarks.notTaken(path, why);
    return [];
  }
  return [[category, { ranking, submittedAt: ballot?.submittedAt ?? new Date(0) }] as const];
}
