import { type DocumentKind, getCollectionId } from '@outrank/shared/documents/documentKind';
import { documentKinds, type KindName } from '@outrank/shared/documents/registry';

export const actions = ['get', 'list', 'create', 'update', 'delete'] as const;
type Action = (typeof actions)[number];

/** Who may send a request. The bound owner is an owner whose account is the one that the Google account names. */
export type Who =
  | 'anyone'
  | 'signed-in users'
  | 'the owner, curators'
  | 'the owner'
  | 'the bound owner'
  | 'curators'
  | 'nobody';

/** A request, which begins with its action, who may send it, and under which conditions. */
type Permission = readonly [request: Action | `${Action} ${string}`, who: Who, condition?: string];

/** What clients may do with each kind of document. What is not listed is refused to everyone. */
const access: Readonly<Record<KindName, readonly Permission[]>> = {
  lists: [
    ['get a public list', 'signed-in users'],
    ['get a hidden list', 'the owner, curators'],
    ['list a user’s public lists', 'signed-in users', 'at most 1,000'],
    ['list all lists of a user', 'the owner', 'at most 50'],
    [
      'create',
      'the owner',
      'all fields, public, without upvotes and comments, with the server’s time; `notes` on its items; `castOf`, `notedIds` and `topIds` as items and notes have it, or none; no `lastWeek`; based on a list that they can read; no tombstone; rated as `lists`',
    ],
    [
      'update its content, `isPublic`, `updatedAt` and `changedAt`',
      'the owner',
      'as for create; `lastWeek` of the week of the request, with the stored order or as stored; `basedOn` as stored; not public while a curator hides it; rated as `listUpdates`',
    ],
    ['update `upvoteCount`', 'nobody'],
    ['update `commentCount`', 'nobody'],
    ['update any other field', 'nobody'],
    ['delete', 'the bound owner', 'with a tombstone in the same batch'],
    ['delete without a tombstone', 'nobody'],
  ],
  shares: [
    ['list those that show own content', 'the owner', 'at most 50'],
    ['list those of all', 'nobody'],
  ],
  consensusBallots: [
    ['get', 'signed-in users'],
    ['list', 'the owner', 'at most 50'],
    [
      'create',
      'the owner',
      'names an own list that the same batch saves, which is public and qualifies for the subject; the server’s time; not blocked',
    ],
    ['update', 'the owner', 'as for create'],
    ['delete', 'the owner'],
  ],
  comments: [
    ['get under a public list', 'signed-in users'],
    ['get under a hidden list', 'the owner, curators', 'the list’s owner, or a curator'],
    ['get a comment that does not exist', 'signed-in users'],
    ['list under one list', 'signed-in users', 'can read the list; at most 50'],
    ['list all comments of an author', 'the owner', 'at most 50'],
    ['list all comments', 'nobody'],
    [
      'create in one’s own name',
      'the owner',
      'a text of 1 to 500 with the server’s time, without votes, under a list that the author can read; no tombstone; rated as `comments`',
    ],
    ['update its counts', 'nobody'],
    ['update any other field', 'nobody'],
  ],
  hiddenContent: [['list', 'curators', 'at most 50']],
  upvotes: [
    ['get', 'the owner'],
    ['list', 'the owner', 'at most 50'],
    [
      'create',
      'the owner',
      'under the key of a list that the user can read, with the server’s time; rated as `votes`',
    ],
    ['update', 'nobody'],
    ['delete', 'the owner'],
  ],
  commentVotes: [
    ['get', 'the owner'],
    ['list', 'the owner', 'at most 50'],
    [
      'create',
      'the owner',
      '1 or -1, with the ids of a comment that the user can read and of its list, and the server’s time; rated as `votes`',
    ],
    ['update', 'the owner', 'as for create'],
    ['delete', 'the owner'],
  ],
  favorites: [
    ['get', 'the owner'],
    ['list', 'the owner', 'at most 50'],
    [
      'create',
      'the owner',
      'under the key of a list that the user can read, with its name and the server’s time',
    ],
    ['delete', 'the owner'],
  ],
  following: [
    ['get', 'the owner'],
    ['list', 'the owner', 'at most 50'],
    [
      'create',
      'the owner',
      'about another user, with the server’s time and that user’s id again; rated as `follows`',
    ],
    ['update', 'nobody'],
    ['delete', 'the owner'],
  ],
  reports: [
    ['get', 'the owner'],
    ['list', 'the owner, curators', 'at most 50'],
    [
      'create',
      'the owner',
      'about another user’s name, list or comment that the user can read, or a share without own content; with what it says now, a reason, a text of 0 to 300 and the server’s time; rated as `reports`',
    ],
    [
      'update',
      'the owner',
      'when it says something else than in the earlier report, or a curator decided on something else since',
    ],
    ['delete', 'nobody'],
  ],
  ballots: [
    ['get', 'the owner'],
    [
      'create',
      'the owner',
      'known categories; ten slots, no contestant twice, the server’s time; rated as `ballots`',
    ],
    [
      'update',
      'the owner',
      'as for create, for each new or changed category; a category may be removed; rated as `ballots`',
    ],
  ],
  predictions: [
    ['get one that is not counted', 'the owner'],
    ['get a counted one', 'signed-in users'],
    [
      'create',
      'the owner',
      'under the key that the season has open, before it closes; exactly those who remain, with the server’s time; rated as `predictions`',
    ],
    ['update', 'the owner', 'as for create'],
    ['delete', 'the owner', 'before it closes'],
    ['delete a closed one', 'nobody'],
  ],
  standings: [
    ['get', 'signed-in users'],
    ['list', 'signed-in users', 'at most 50'],
  ],
  groups: [
    ['get', 'the owner, curators'],
    ['list those of a member', 'the owner', 'at most 50'],
    ['list those of all', 'nobody'],
  ],
  inbox: [
    ['get', 'the owner'],
    ['update `seenAt`', 'the owner', 'the server’s time'],
    ['update any other field', 'nobody'],
  ],
  spoilers: [
    ['get', 'the owner'],
    [
      'create',
      'the owner',
      'a mode, at most 100 season ids, and the server’s time; perhaps the last episode watched of a season, and `watchesLive`',
    ],
    ['update', 'the owner', 'as for create'],
  ],
  drafts: [
    ['get', 'the owner'],
    [
      'create',
      'the owner',
      'only `draft`: null, or a bounded draft with the server’s time; its `sorting` and `notes` are about its items',
    ],
    ['update', 'the owner', 'as for create'],
  ],
  profile: [
    ['get', 'signed-in users'],
    [
      'create',
      'the owner',
      'only `displayName`, a username of 1 to 30, the default one on the day after a curator has reset it; not blocked',
    ],
    ['update', 'the owner', 'as for create; takes a token of `renames`'],
  ],
  googleAccount: [['get', 'the owner']],
  rates: [
    ['get', 'the owner'],
    [
      'create',
      'the owner',
      'one of the nine kinds that clients write; the server’s time; takes at least one token of a full bucket, at most all',
    ],
    ['create `deletions`', 'nobody', 'functions take these tokens'],
    ['create `shares`', 'nobody', 'functions take these tokens'],
    ['update', 'the owner', 'takes at least one more token, at most all'],
  ],
  accountDeletions: [],
  deletedLists: [['create', 'the owner', 'in the batch that deletes the list']],
  deletedComments: [],
  reportCounts: [['list', 'curators', 'at most 50']],
  blockedAccounts: [
    ['get', 'curators'],
    ['list', 'curators', 'at most 50'],
  ],
  moderationLog: [],
  classicRankings: [
    ['get', 'signed-in users'],
    ['create', 'curators', 'the three arrays of at most 800, and a time'],
    ['update', 'curators', 'as for create'],
  ],
  topTen: [['get', 'anyone']],
  topTenEditions: [
    ['get', 'anyone'],
    ['list', 'anyone', 'at most 50'],
  ],
  rankCounts: [['get', 'anyone']],
  topTenShards: [],
  topTenCounted: [],
  consensus: [['get', 'anyone']],
  consensusEditions: [
    ['get', 'anyone'],
    ['list', 'anyone', 'at most 50'],
  ],
  consensusShards: [],
  consensusCounted: [],
  publishedSeasons: [['get', 'anyone']],
  airingSeasons: [
    ['get', 'anyone'],
    ['list', 'anyone', 'at most 50'],
  ],
  predictionResults: [['get', 'anyone']],
  seasonStandings: [['get', 'signed-in users']],
  weeklyTop: [['get', 'signed-in users']],
  searchSnapshots: [],
  repairState: [],
  importMarkers: [],
};

/** What clients may do with the documents of all users at once. */
const groupAccess: Readonly<Partial<Record<KindName, readonly Permission[]>>> = {
  lists: [['list public lists of all users', 'signed-in users', 'at most 1,000']],
  reports: [['list the reports of a target', 'curators', 'at most 50']],
};

export type AccessSection = {
  readonly kind: KindName;
  /** Whether it is about the documents of all users at once. */
  readonly isGroup: boolean;
  /** As the rules match it. */
  readonly match: string;
  readonly permissions: readonly Permission[];
};

/** One section for each `match` of the rules, and for each kind that only functions read and write. */
export const accessSections: readonly AccessSection[] = (Object.keys(documentKinds) as KindName[]).flatMap(
  (name) => {
    const kind: DocumentKind = documentKinds[name];
    const group = `/{path=**}/${getCollectionId(kind)}/${kind.path.split('/').at(-1)}`;
    const all = groupAccess[name];
    return [
      { kind: name, isGroup: false, match: `/${kind.path}`, permissions: access[name] },
      ...(all ? [{ kind: name, isGroup: true, match: group, permissions: all }] : []),
    ];
  },
);

const introduction = `# Access matrix

Who may do what with each document. Everything not listed is refused; [functions](architecture/functions.md) bypass the rules. \`rules-tests/matrix/access.ts\` is the source of this page. Its tests try every line, and every action that is not listed, as every person.

- **Owner**: the user whose id the document's path contains or whom it names.
- **Bound owner**: an owner whose account the Google account's document names. Every create and update needs this too.
- **Rated**: the same batch takes a token from the Google account's bucket of this kind and names this document; the account is not blocked.
- A session without Google may only do what anyone may. A query that may have at most 50 documents needs a limit; no query may have an offset.
`;

/** The page docs/access-matrix.md. */
export function writeAccessPage(): string {
  const allowed = accessSections.map(({ match, permissions }) => {
    const lines = permissions
      .filter(([, who]) => who !== 'nobody')
      .map(([request, who, condition]) => `- ${request}: ${who}${condition ? `; ${condition}` : ''}\n`);
    return { match, lines: lines.join('') };
  });
  const sections = allowed
    .filter(({ lines }) => lines !== '')
    .map(({ match, lines }) => `\n## \`${match}\`\n\n${lines}`);
  const closed = allowed.filter(({ lines }) => lines === '').map(({ match }) => `- \`${match}\`\n`);
  return `${introduction}${sections.join('')}\n## Functions only\n\n${closed.join('')}`;
}
