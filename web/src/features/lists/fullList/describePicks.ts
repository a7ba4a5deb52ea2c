import { pluralize } from '#ui/format.ts';

/** '1 pick hidden: spoilers.', '14 picks shown.' */
export function describePicks(count: number, isCovered: boolean): string {
  return `${pluralize(count, 'pick')} ${isCovered ? 'hidden: spoilers' : 'shown'}.`;
}
