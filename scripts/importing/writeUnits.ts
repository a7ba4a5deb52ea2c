import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { inParallel } from './inParallel.ts';
import { isGone } from './isGone.ts';
import { isCounted, type NewDocument, type Unit } from './unit.ts';

const BATCH = 400;
const AT_ONCE = 16;

/**
 * `written` now, `there` since an earlier run, `kept`: a document of that path stood there that no import had written, or
 * `gone`: a fan had deleted it before.
 */
export type Outcome = 'written' | 'there' | 'kept' | 'gone';

/**
 * Where each unit leaves a mark that it came over. So a second run brings nothing back that fans have changed or deleted
 * since. Outside of every path that the rules allow.
 */
const importedPath = ({ document }: Unit) => `importedOriginals/${document.path.replaceAll('/', '~')}`;

/**
 * Writes units in their order, kind after kind. May be broken off anywhere and run again: a unit's document comes after its
 * marks, in one transaction with the mark that it came over, and one that came over is not touched again.
 * @throws when Firestore fails; the next run goes on where this one stopped.
 */
export async function writeUnits(db: Firestore, units: readonly Unit[]): Promise<ReadonlyMap<Unit, Outcome>> {
  const outcomes = new Map<Unit, Outcome>();
  for (const kind of new Set(units.map((unit) => unit.kind))) {
    const ofKind = units.filter((unit) => unit.kind === kind);
    await inParallel(AT_ONCE, ofKind, async (unit) => {
      outcomes.set(unit, await writeUnit(db, unit));
    });
  }
  return outcomes;
}

async function writeUnit(db: Firestore, unit: Unit): Promise<Outcome> {
  const [mark, present] = await db.getAll(db.doc(importedPath(unit)), db.doc(unit.document.path));
  if (mark?.exists) return 'there';
  if (await isGone(db, db, unit)) return 'gone';
  // A counter that is there already counts other marks than these.
  const marks = present?.exists && isCounted(unit) ? [] : unit.marks;
  for (let start = 0; start < marks.length; start += BATCH) {
    await writeMarks(db, marks.slice(start, start + BATCH));
  }
  return complete(db, unit);
}

async function writeMarks(db: Firestore, marks: readonly NewDocument[]): Promise<void> {
  const batch = db.batch();
  for (const { path, data } of marks) batch.set(db.doc(path), data);
  await batch.commit();
}

/**
 * What the new site has stored meanwhile, such as a newer ballot, stands: only fields that are not there are added, and none to
 * what has counters. It is marked all the same, so that a later run does not bring it back.
 */
function complete(db: Firestore, unit: Unit): Promise<Outcome> {
  const [document, mark] = [db.doc(unit.document.path), db.doc(importedPath(unit))];
  return db.runTransaction(async (transaction) => {
    const [present, earlier] = await transaction.getAll(document, mark);
    if (earlier?.exists) return 'there';
    if (await isGone(db, transaction, unit)) return 'gone';
    transaction.set(mark, { at: FieldValue.serverTimestamp() });
    if (present?.exists && isCounted(unit)) return 'kept';
    const fields = Object.entries(unit.document.data).filter(([field]) => present?.get(field) === undefined);
    // Search finds what changed since it last looked, and a vote is counted by a list that changed after it.
    const changed = unit.kind === 'lists' ? { changedAt: FieldValue.serverTimestamp() } : {};
    transaction.set(document, { ...Object.fromEntries(fields), ...changed }, { merge: true });
    return present?.exists ? 'kept' : 'written';
  });
}
