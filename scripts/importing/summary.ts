import type { Remark } from './remarks.ts';
import type { Unit } from './unit.ts';
import type { Outcome } from './writeUnits.ts';

/** What was found in a file, a line for each remark and each kind. */
export function describeConversion(units: readonly Unit[], remarks: readonly Remark[]): string[] {
  return [
    ...remarks.map(({ isTaken, path, why }) => `${isTaken ? 'changed  ' : 'NOT TAKEN'}  ${path}: ${why}`),
    ...kindsOf(units).map((kind) => {
      const ofKind = units.filter((unit) => unit.kind === kind);
      const marks = ofKind.reduce((sum, unit) => sum + unit.marks.length, 0);
      return `${ofKind.length} ${kind}${marks > 0 ? `, with ${marks} votes and other marks` : ''}`;
    }),
    `${remarks.filter(({ isTaken }) => !isTaken).length} things cannot be taken.`,
  ];
}

/** What became of it, a line for each kind. */
export function describeOutcome(units: readonly Unit[], outcomes: ReadonlyMap<Unit, Outcome>): string[] {
  return kindsOf(units).map((kind) => {
    const of = (outcome: Outcome) =>
      units.filter((unit) => unit.kind === kind && outcomes.get(unit) === outcome).length;
    return `${kind}: ${of('written')} written, ${of('there')} imported before, ${of('kept')} added to or left as the site has them, ${of('gone')} deleted by their fans`;
  });
}

function kindsOf(units: readonly Unit[]) {
  return [...new Set(units.map(({ kind }) => kind))];
}
