import { findTextProblem } from './readable.ts';
import { foldWords, hasReservedWord, RESERVED, reservedRoles } from './reservedWords.ts';

/** Apart from the reserved words of names, to keep it out of Home's JavaScript. */

/** A title may say 'Players who outrank Rob', but speaks for the app when it starts or ends so. The rules have the same. */
export const reservedInTitles = `${reservedRoles}|^ (THE )?OUTRANK |OUTRANK (TEAM |STAFF |SUPPORT |OFFICIAI |$)|OFFICIAI OUTRANK`;

const inTitles = new RegExp(reservedInTitles);

/** Whether the title of a list speaks for the app, also with look-alikes. */
export function isReservedTitle(title: string): boolean {
  return inTitles.test(foldWords(title));
}

const kinds = {
  name: { isReserved: hasReservedWord, problem: `A name ${RESERVED}` },
  title: {
    isReserved: isReservedTitle,
    problem: "A list can't speak for Outrank or its moderators. Try another name.",
  },
};

/** The message that says why a group or a list cannot be called so, or undefined. */
export function findNameProblem(name: string, kind: keyof typeof kinds): string | undefined {
  const { isReserved, problem } = kinds[kind];
  return findTextProblem(name) ?? (isReserved(name) ? problem : undefined);
}
