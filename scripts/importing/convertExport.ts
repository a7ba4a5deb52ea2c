import { documentIdSchema } from '@outrank/shared/callables';
import { convertBallots } from './convertBallots.ts';
import { convertClassicRankings } from './convertClassicRankings.ts';
import { convertComments } from './convertComments.ts';
import { convertListsOf, convertPrivate, convertUser, readUsers } from './convertUsers.ts';
import { exportSchema, type OriginalExport } from './originalShapes.ts';
import { type Remark, Remarks } from './remarks.ts';
import type { Unit } from './unit.ts';

export type Conversion = { readonly units: readonly Unit[]; readonly remarks: readonly Remark[] };

/** Results that the functions reckon anew from the ballots. */
const RECKONED = ['globalRankingsData'];

/**
 * Turns an export of the original app into today's documents. Takes whatever can be used and tells what cannot, in the
 * order in which it must be written: a thing after what it hangs on.
 * @throws z.core.$ZodError when the file is no object.
 */
export function convertExport(file: unknown): Conversion {
  const original = exportSchema.parse(file);
  const remarks = new Remarks();
  const read = readUsers(original, remarks);
  const fans = read.map((fan) => ({ fan, profile: convertUser(fan, remarks) }));
  const lists = fans.flatMap(({ fan, profile }) => convertListsOf(fan, profile, remarks));
  const listNames = new Map(lists.map(({ document }) => [document.path, String(document.data.name)]));
  const names = new Map(
    fans.map(({ fan, profile }) => [fan.userId, String(profile.document.data.displayName)]),
  );
  const drafts = new Map(read.map(({ userId, draft }) => [userId, draft]));
  const units = [
    ...fans.map(({ profile }) => profile),
    ...lists,
    ...privateOwners(original, drafts, remarks).map((userId) =>
      convertPrivate(
        userId,
        { draft: drafts.get(userId), document: original.users[userId] },
        listNames,
        remarks,
      ),
    ),
    ...convertComments(original, { lists: listNames, names }, remarks),
    ...convertBallots(original, remarks),
    ...convertClassicRankings(original, remarks),
  ];
  for (const name of unknownCollections(original))
    remarks.notTaken(name, 'is no collection of the original app');
  return { units, remarks: remarks.all };
}

/** Who has a document of favorites or a draft. */
function privateOwners(
  { users }: OriginalExport,
  drafts: ReadonlyMap<string, unknown>,
  remarks: Remarks,
): string[] {
  const drafting = [...drafts].filter(([, draft]) => draft !== undefined).map(([userId]) => userId);
  return [...new Set([...Object.keys(users), ...drafting])].filter((userId) => {
    const isFan = documentIdSchema.safeParse(userId).success;
    if (!isFan) remarks.notTaken(`users/${userId}`, 'is no document of a fan');
    return isFan;
  });
}

function unknownCollections(original: OriginalExport): string[] {
  const known = [...Object.keys(exportSchema.shape), ...RECKONED];
  return Object.keys(original).filter((name) => !known.includes(name));
}
