import type * as z from 'zod/mini';

/** What is true of a text field. `notes` are texts too, one for each item. */
export type TextField = {
  /** The most UTF-16 code units, after trimming. The rules have the same number. */
  readonly max: number;
};

/** What an account's deletion and a block do to a user's documents of a kind. */
export type Life = {
  /** Whether the owner's download holds them. */
  readonly isInDownload: boolean;
  /** `release` is what names the account while it is being deleted and is given up last; `leave` takes the user out of it. */
  readonly accountDeleted: 'delete' | 'leave' | 'release' | 'stay';
  /** Whether they are withdrawn when a curator blocks the account. */
  readonly accountBlocked: 'delete' | 'leave' | 'stay';
  /** The field that holds a copy of the owner's name; in `names.{uid}`, the one of the user's id. */
  readonly copiedName?: string;
  /** The kinds whose deletion deletes them too. */
  readonly deletedWith?: readonly ('lists' | 'comments' | 'profile' | 'shares' | 'groups')[];
};

type Ownership =
  | { readonly owner: null; readonly cardinality?: never }
  | {
      /**
       * Whose it is. `uid`: of the user whose id the path holds. `googleId`: of the user of that Google account. `userId`: of the
       * user whom this field names. `userIds`, `memberIds`: of all users whom this field names. null: of nobody.
       */
      readonly owner: 'uid' | 'googleId' | 'userId' | 'userIds' | 'memberIds';
      /** How many an owner has. The paths of all but `many` are known: those of the airing seasons follow from their episodes. */
      readonly cardinality: 'one' | 'many' | 'onePerSeason' | 'onePerEpisode';
    };

/** A kind of document: everything that is true of it. `registry.ts` lists all kinds, `rules-tests/matrix/access.ts` says who may do what. */
export type DocumentKind = Ownership & {
  /** As the rules match it, without the first slash. */
  readonly path: string;
  readonly life: Life;
  /** What a stored document has, as readers parse it. Published results are parsed in `ballots/` and `consensus/`. */
  readonly schema?: z.ZodMiniObject;
  /** Fields that are stored for queries and rules only, so that readers do not parse them. */
  readonly queryOnly?: readonly string[];
  /** Fields that no client writes. */
  readonly serverOnly?: readonly string[];
  readonly texts?: Readonly<Record<string, TextField>>;
  /** The path of the document that keeps the id of a deleted one from being reused. */
  readonly tombstonePath?: (ids: Readonly<Record<string, string>>) => string;
};

/** Of a kind that only functions write. */
export const forFunctions: Life = { isInDownload: false, accountDeleted: 'stay', accountBlocked: 'stay' };

/** Of such a kind that belongs to nobody. */
export const ofNobody = { owner: null, life: forFunctions } as const;

/** Of what a user alone sees. */
export const deletedWithAccount: Life = {
  isInDownload: true,
  accountDeleted: 'delete',
  accountBlocked: 'stay',
};

/** Of what others count or see. */
export const withdrawnOnBlock: Life = { ...deletedWithAccount, accountBlocked: 'delete' };

/**
 * Fills the ids of a path (`users/{uid}/upvotes/{listKey}`) in their order. Without the last id it is the collection's path. An
 * id from an address adds no segment: what holds a slash names no document.
 */
export function toPath(pattern: string, ...ids: readonly string[]): string {
  const rest = ids.map((id) => id.replaceAll('/', '%2F'));
  const segments = pattern.split('/').map((segment) => (segment.startsWith('{') ? rest.shift() : segment));
  const missing = segments.indexOf(undefined);
  return (missing < 0 ? segments : segments.slice(0, missing)).join('/');
}

/** The ids in a path by their names; undefined when it is not of this pattern. */
export function parsePath(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const names = pattern.split('/');
  const segments = path.split('/');
  const fits = names.every((name, index) => name.startsWith('{') || name === segments[index]);
  if (!fits || names.length !== segments.length) return undefined;
  const ids = names.map((name, index) => [name.replace(/^\{|\}$/g, ''), segments[index] ?? ''] as const);
  return Object.fromEntries(ids.filter((_, index) => names[index]?.startsWith('{')));
}

/** The name of a kind's collection, which is also that of the collection group. */
export function getCollectionId({ path }: Pick<DocumentKind, 'path'>): string {
  return path.split('/').at(-2) ?? '';
}
