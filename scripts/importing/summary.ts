import type { Conversion } from './convertExport.ts';
import type { DocumentGroup } from './documentGroup.ts';
import type { Outcome } from './writeGroups.ts';

/** The result of a conversion: a line for each note and each kind. */
export function describeConversion({ groups, notes }: Conversion): string[] {
  return [
    ...notes.map(({ isSkipped, path, reason }) => `${isSkipped ? 'SKIPPED' : 'changed'}  ${path}: ${reason}`),
    ...groupByKind(groups).map(([kind, sameKind]) => {
      const related = sameKind.reduce((sum, group) => sum + group.related.length, 0);
      return `${sameKind.length} ${kind}${related > 0 ? `, with ${related} votes and other documents` : ''}`;
    }),
    `${notes.filter(({ isSkipped }) => isSkipped).length} entries cannot be imported.`,
  ];
}

/** What became of the groups: a line for each kind. */
export function describeOutcomes(outcomes: ReadonlyMap<DocumentGroup, Outcome>): string[] {
  return groupByKind([...outcomes.keys()]).map(([kind, sameKind]) => {
    const count = (outcome: Outcome) => sameKind.filter((group) => outcomes.get(group) === outcome).length;
    return `${kind}: ${count('written')} written, ${count('imported')} imported before, ${count('kept')} kept as the site has them or completed, ${count('deleted')} deleted by their users`;
  });
}

function groupByKind(groups: readonly DocumentGroup[]) {
  return [...Map.groupBy(groups, ({ kind }) => kind)];
}
