import { documentIdSchema } from '@outrank/shared/callSchemas';
import { HelpfulError } from '../lib/helpfulError.ts';
import { countEntries, type DocumentGroup, type Note, Notes, parseFields } from './conversion.ts';
import { convertBallots, convertClassicRankings } from './convertBallots.ts';
import { convertComments } from './convertComments.ts';
import { convertLists } from './convertLists.ts';
import { convertPrivateDocument, convertProfile, parseUsers } from './convertUsers.ts';
import { exportSchema, type OriginalExport } from './originalSchemas.ts';

export type Conversion = { readonly groups: readonly DocumentGroup[]; readonly notes: readonly Note[] };

/** The functions compute these results from the ballots. */
const COMPUTED = ['globalRankingsData'];

/**
 * Converts an export of the original app to today's documents, in the order in which they must be written: a document after
 * what it depends on. Notes say what was left out or changed.
 * @throws HelpfulError when the file is no object.
 */
export function convertExport(file: unknown): Conversion {
  const notes = new Notes();
  const original = parseFields(exportSchema, file, '', notes);
  if (!original) throw new HelpfulError('The file holds no JSON object with collections by name.');
  const users = parseUsers(original, notes);
  const profiles = users.map((user) => convertProfile(user, notes));
  const names = new Map(
    users.map(({ userId }, index) => [userId, String(profiles[index]?.document.data.displayName)]),
  );
  const lists = users.flatMap(({ userId, lists }) =>
    convertLists({ userId, userName: names.get(userId) ?? '' }, lists, notes),
  );
  const listNames = new Map(lists.map(({ document }) => [document.path, String(document.data.name)]));
  const drafts = new Map(users.flatMap(({ userId, draft }) => (draft ? [[userId, draft] as const] : [])));
  const groups = [
    ...profiles,
    ...lists,
    ...listPrivateOwners(original, drafts, notes).map((userId) => {
      const parts = { draft: drafts.get(userId), document: original.users[userId] };
      return convertPrivateDocument(userId, parts, listNames, notes);
    }),
    ...convertComments(original, { lists: listNames, names }, notes),
    ...convertBallots(original, notes),
    ...convertClassicRankings(original, notes),
  ];
  for (const name of listUnknownCollections(original))
    notes.lost(name, 'is no collection of the original app', countEntries(original[name]));
  return { groups, notes: notes.all };
}

/** The users who have a document of favorites or a draft. */
function listPrivateOwners(
  { users }: OriginalExport,
  drafts: ReadonlyMap<string, unknown>,
  notes: Notes,
): string[] {
  return [...new Set([...Object.keys(users), ...drafts.keys()])].filter((userId) => {
    const isUser = documentIdSchema.safeParse(userId).success;
    if (!isUser) notes.lost(`users/${userId}`, 'is no document of a user');
    return isUser;
  });
}

function listUnknownCollections(original: OriginalExport): string[] {
  const known = [...Object.keys(exportSchema.shape), ...COMPUTED];
  return Object.keys(original).filter((name) => !known.includes(name));
}
