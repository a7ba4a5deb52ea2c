import { COMMENT_VOTES_GROUP, UPVOTES_GROUP } from '@outrank/shared/firestore/documentPaths';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { inParallel } from './inParallel.ts';
import { isCounted, type NewDocument, type Unit } from './unit.ts';
import type { Outcome } from './writeUnits.ts';

const LOOK = 300;
const AT_ONCE = 16;

/** A count that a document holds, and how many marks there are. */
type Count = {
  readonly path: string;
  readonly field: string;
  readonly stored: unknown;
  readonly marks: number;
};

export type Verification = {
  /** Documents that this run wrote and that are not there. */
  readonly missing: readonly string[];
  readonly counts: readonly Count[];
};

/**
 * Looks at everything that came over, in this run or before: is what was written now there, and does every counter equal
 * the marks that it counts?
 */
export async function verifyUnits(
  db: Firestore,
  units: readonly Unit[],
  outcomes: ReadonlyMap<Unit, Outcome>,
): Promise<Verification> {
  const written = units.filter((unit) => outcomes.get(unit) === 'written');
  const counts: Count[] = [];
  await inParallel(AT_ONCE, units.filter(isCounted), async (unit) => {
    counts.push(...(await countsOf(db, unit)));
  });
  return { missing: await missingOf(db, written), counts };
}

async function missingOf(db: Firestore, units: readonly Unit[]): Promise<string[]> {
  const paths = units.flatMap(({ document, marks }) => [document.path, ...marks.map(({ path }) => path)]);
  const missing: string[] = [];
  for (let start = 0; start < paths.length; start += LOOK) {
    const refs = paths.slice(start, start + LOOK).map((path) => db.doc(path));
    const documents = await db.getAll(...refs, { fieldMask: [] });
    missing.push(...documents.filter(({ exists }) => !exists).map(({ ref }) => ref.path));
  }
  return missing;
}

/** The counters of a document and the marks of each; a document that its fan has deleted since has none. */
async function countsOf(db: Firestore, { document }: Unit): Promise<Count[]> {
  const ref = db.doc(document.path);
  const counts = Object.entries(queriesOf(db, document)).map(([field, query]) =>
    // A fan may vote meanwhile: both are read at one moment.
    db.runTransaction(
      async (transaction) => {
        const stored: unknown = (await transaction.get(ref)).get(field);
        const { count: marks } = (await transaction.get(query.count())).data();
        return { path: ref.path, field, stored, marks };
      },
      { readOnly: true },
    ),
  );
  return (await Promise.all(counts)).filter(({ stored }) => stored !== undefined);
}

function queriesOf(db: Firestore, { path, data }: NewDocument): Record<string, Query> {
  if ('downvoteCount' in data) {
    const votes = db.collectionGroup(COMMENT_VOTES_GROUP).where('commentId', '==', path.split('/').at(-1));
    return { upvoteCount: votes.where('value', '==', 1), downvoteCount: votes.where('value', '==', -1) };
  }
  const { userId, id } = data;
  const upvotes = db.collectionGroup(UPVOTES_GROUP).where('listId', '==', id).where('userId', '==', userId);
  return { upvoteCount: upvotes };
}

/** What is wrong, a line each; nothing when all fits. */
export function problemsOf({ missing, counts }: Verification): string[] {
  const wrong = counts.filter(({ stored, marks }) => stored !== marks);
  return [
    ...missing.map((path) => `${path} is not there`),
    ...wrong.map(({ path, field, stored, marks }) => `${path} has ${field} ${stored} and ${marks} marks`),
  ];
}
