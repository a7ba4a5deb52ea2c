import { COMMENT_VOTES_GROUP, UPVOTES_GROUP } from '@outrank/shared/documents/reactions';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { type DocumentGroup, hasCounter, type NewDocument } from './conversion.ts';
import { forEachConcurrently, type ImportOutcome } from './writeGroups.ts';

const READ_SIZE = 300;

/** A stored counter, and the number of votes that it counts. */
type Count = { path: string; field: string; stored: unknown; votes: number };

/** Checks that every document written now exists, and that every counter, of earlier runs too, equals its votes. */
export async function verifyImport(
  db: Firestore,
  groups: readonly DocumentGroup[],
  outcomes: ReadonlyMap<DocumentGroup, ImportOutcome>,
) {
  const written = groups.filter((group) => outcomes.get(group) === 'written');
  const missing = await findMissing(db, written);
  const counts: Count[] = [];
  await forEachConcurrently(groups.filter(hasCounter), async ({ document }) => {
    counts.push(...(await readCounts(db, document)));
  });
  const wrong = counts.filter(({ stored, votes }) => stored !== votes);
  const problems = [
    ...missing.map((path) => `${path} is missing`),
    ...wrong.map(({ path, field, stored, votes }) => `${path} has ${field} ${stored} and ${votes} votes`),
  ];
  return { counts, problems };
}

async function findMissing(db: Firestore, groups: readonly DocumentGroup[]): Promise<string[]> {
  const paths = groups.flatMap(({ document, related }) => [document, ...related].map(({ path }) => path));
  const missing: string[] = [];
  for (let start = 0; start < paths.length; start += READ_SIZE) {
    const refs = paths.slice(start, start + READ_SIZE).map((path) => db.doc(path));
    const documents = await db.getAll(...refs, { fieldMask: [] });
    missing.push(...documents.filter(({ exists }) => !exists).map(({ ref }) => ref.path));
  }
  return missing;
}

/** Reads each counter of a document with its votes in one transaction, because users may vote meanwhile. */
async function readCounts(db: Firestore, document: NewDocument): Promise<Count[]> {
  const ref = db.doc(document.path);
  const counts = Object.entries(createVoteQueries(db, document)).map(([field, query]) =>
    db.runTransaction(
      async (transaction) => {
        const stored: unknown = (await transaction.get(ref)).get(field);
        const votes = (await transaction.get(query.count())).data().count;
        return { path: ref.path, field, stored, votes };
      },
      { readOnly: true },
    ),
  );
  // A document that its user has deleted has no counters.
  return (await Promise.all(counts)).filter(({ stored }) => stored !== undefined);
}

function createVoteQueries(db: Firestore, { path, data }: NewDocument): Record<string, Query> {
  if ('downvoteCount' in data) {
    const votes = db.collectionGroup(COMMENT_VOTES_GROUP).where('commentId', '==', path.split('/').at(-1));
    return { upvoteCount: votes.where('value', '==', 1), downvoteCount: votes.where('value', '==', -1) };
  }
  const { userId, id } = data;
  const upvotes = db.collectionGroup(UPVOTES_GROUP).where('listId', '==', id).where('userId', '==', userId);
  return { upvoteCount: upvotes };
}
