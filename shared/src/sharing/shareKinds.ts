import * as z from 'zod/mini';
import { storedShareSchema } from '../documents/shares.ts';
import { ballotShareKind } from './kinds/ballotShareKind.ts';
import { comparisonShareKind } from './kinds/comparisonShareKind.ts';
import { groupShareKind } from './kinds/groupShareKind.ts';
import { listShareKind } from './kinds/listShareKind.ts';
import { categoryShareKind, consensusShareKind } from './kinds/pollShareKinds.ts';
import { predictionShareKind, scoreShareKind } from './kinds/predictionShareKinds.ts';
import type { ShareKindOf } from './shareParts.ts';

/** The registry of all kinds of shares. A further kind is one object here. */
const shareKinds = {
  list: listShareKind,
  ballot: ballotShareKind,
  category: categoryShareKind,
  consensus: consensusShareKind,
  comparison: comparisonShareKind,
  prediction: predictionShareKind,
  score: scoreShareKind,
  group: groupShareKind,
};
type Kinds = typeof shareKinds;

/** What a shared card shows, as it was when it was shared. */
export type Share = { [Name in keyof Kinds]: z.infer<Kinds[Name]['schema']> }[keyof Kinds];
export type ShareOf<Name extends keyof Kinds> = Extract<Share, { kind: Name }>;

/**
 * What to share: a list, the caller's ballot, prediction or score, the week of a group of theirs, a category, a consensus,
 * or two rankings.
 */
export type ShareRequest = {
  [Name in keyof Kinds]: Readonly<z.infer<Kinds[Name]['requestSchema']>>;
}[keyof Kinds];

/** The documents that a share is made of: read by the server, and in the browser what the page shows. */
export type ShareContent = Parameters<Kinds[keyof Kinds]['build']>[0];

type ShareKind = ShareKindOf<
  { schema: z.ZodMiniType<Share>; requestSchema: z.ZodMiniType<ShareRequest> },
  ShareContent
>;

export function getShareKind({ kind }: Pick<Share, 'kind'>): ShareKind {
  const kinds: Readonly<Record<Share['kind'], ShareKind>> = shareKinds;
  return kinds[kind];
}

/** Whose it is; undefined for what belongs to all fans, or names its users in the title. */
export function findAuthor(share: Share): string | undefined {
  return 'userName' in share ? share.userName : undefined;
}

const shareSchema = z.union(Object.values(shareKinds).map(({ schema }) => schema));

export const shareRequestSchema = z.union(
  Object.values(shareKinds).map(({ requestSchema }) => requestSchema),
);

/**
 * Parses the document `shares/{id}`, which the browser cannot read.
 * @throws z.core.$ZodError or SyntaxError when it is malformed, or of a newer kind.
 */
export function parseStoredShare(document: unknown) {
  const stored = storedShareSchema.parse(document);
  return { ...stored, share: shareSchema.parse(JSON.parse(stored.share)) };
}
