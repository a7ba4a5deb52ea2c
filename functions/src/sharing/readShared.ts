import { hasAnyPick, parseBallots } from '@outrank/shared/ballots/ballot';
import { parseTopTen } from '@outrank/shared/ballots/topTen';
import type { CategoryId } from '@outrank/shared/catalogue/categories';
import { getConsensusRanks, getListRanks } from '@outrank/shared/consensus/compareOrders';
import { parseConsensus } from '@outrank/shared/consensus/consensus';
import { parseRankingKey } from '@outrank/shared/consensus/rankingKey';
import { parseSubject } from '@outrank/shared/consensus/subject';
import { userListsPath } from '@outrank/shared/documents/account';
import { ballotsPath } from '@outrank/shared/documents/ballots';
import { type ListKey, listPath } from '@outrank/shared/documents/list';
import { consensusPath, type Subject, topTenPath } from '@outrank/shared/documents/results';
import { ENOUGH_BALLOTS } from '@outrank/shared/limits';
import { parseList } from '@outrank/shared/lists/rankedList';
import {
  createBallotShare,
  createCategoryShare,
  createComparisonShare,
  createConsensusShare,
  createListShare,
  type SharedSide,
} from '@outrank/shared/sharing/createShare';
import type { Share } from '@outrank/shared/sharing/share';
import type { ShareRequest } from '@outrank/shared/sharing/shareCall';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { ballotSource, isShareable, type Source } from './sources.ts';

/** A part of what is shared, which may have to be masked. */
export type SharedPart = {
  readonly source: Source;
  readonly itemIds: readonly string[];
  readonly isTaggedSpoiler?: boolean;
  /** Undefined for results. */
  readonly ownerId?: string;
};

/** What a request shares, with names. */
export type Shared = {
  readonly share: Share;
  readonly parts: readonly SharedPart[];
  /** As in `StoredShare`. */
  readonly namedIds: readonly string[];
};

type Reader = { readonly uid: string; readonly read: (path: string) => Promise<DocumentSnapshot> };

/** Reads in a transaction what a user shares. Undefined when strangers may not see it, or it does not exist. */
export function readShared(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  request: ShareRequest,
): Promise<Shared | undefined> {
  const reader: Reader = { uid, read: (path) => transaction.get(db.doc(path)) };
  switch (request.kind) {
    case 'list':
      return readList(reader, request);
    case 'ballot':
      return readBallot(reader, request.category);
    case 'category':
      return readCategory(reader, request.category);
    case 'consensus':
      return readConsensus(reader, parseSubject(request.subject));
    case 'comparison':
      return readComparison(reader, request.a, request.b);
  }
}

async function readPublicList({ read }: Reader, key: ListKey) {
  const source = listPath(key);
  const document = await read(source);
  if (!isShareable(source, document)) return undefined;
  const list = parseList(document.data());
  const part: SharedPart = {
    source,
    itemIds: list.items.map(({ id }) => id),
    isTaggedSpoiler: list.tags.includes('spoiler'),
    ownerId: key.userId,
  };
  return { list, part };
}

async function readList(reader: Reader, key: ListKey): Promise<Shared | undefined> {
  const found = await readPublicList(reader, key);
  return found && { share: createListShare(found.list), parts: [found.part], namedIds: [key.userId] };
}

async function readBallot({ uid, read }: Reader, category: CategoryId): Promise<Shared | undefined> {
  const ballot = parseBallots((await read(ballotsPath(uid))).data())[category];
  const userName: unknown = (await read(userListsPath(uid))).get('displayName');
  if (!ballot || !hasAnyPick(ballot.slots) || typeof userName !== 'string') return undefined;
  const results = parseTopTen((await read(topTenPath(category))).data());
  return {
    share: createBallotShare({ ...ballot, category, userName, results }),
    parts: [{ source: ballotSource(uid, category), itemIds: ballot.slots, ownerId: uid }],
    namedIds: [uid],
  };
}

async function readCategory({ read }: Reader, category: CategoryId): Promise<Shared | undefined> {
  const source = topTenPath(category);
  const results = parseTopTen((await read(source)).data());
  if (!results || results.totalVotes < ENOUGH_BALLOTS) return undefined;
  const itemIds = results.top10.map(({ id }) => id);
  return { share: createCategoryShare(category, results), parts: [{ source, itemIds }], namedIds: [] };
}

async function readConsensus({ read }: Reader, subject: Subject | undefined): Promise<Shared | undefined> {
  if (subject === undefined) return undefined;
  const source = consensusPath(subject);
  const consensus = parseConsensus((await read(source)).data());
  if (!consensus || consensus.ballots < ENOUGH_BALLOTS) return undefined;
  const share = createConsensusShare(subject, consensus);
  return { share, parts: [{ source, itemIds: share.entries.map(({ id }) => id) }], namedIds: [] };
}

type Side = { readonly side: SharedSide; readonly part: SharedPart };

async function readComparison(reader: Reader, a: string, b: string): Promise<Shared | undefined> {
  const [first, second] = [await readSide(reader, a), await readSide(reader, b)];
  if (!first || !second || first.part.source === second.part.source) return undefined;
  const share = createComparisonShare(first.side, second.side);
  if (share.itemIds[0].length === 0) return undefined;
  const owners = [first.part.ownerId ?? '', second.part.ownerId ?? ''];
  // Two lists of one user are told apart by their own names.
  const namedIds = owners[0] === owners[1] ? ['', ''] : owners;
  return { share, parts: [first.part, second.part], namedIds };
}

async function readSide(reader: Reader, text: string): Promise<Side | undefined> {
  const key = parseRankingKey(text);
  if (key === undefined) return undefined;
  if (typeof key === 'string') return readConsensusSide(reader, key);
  const found = await readPublicList(reader, key);
  if (!found) return undefined;
  const { list, part } = found;
  const side: SharedSide = {
    author: list.userName,
    name: list.name,
    ranks: getListRanks(list),
    seasonIds: list.items.map(({ seasonId }) => seasonId ?? ''),
    updatedAt: Date.parse(list.updatedAt),
  };
  return { side, part };
}

async function readConsensusSide({ read }: Reader, subject: Subject): Promise<Side | undefined> {
  const source = consensusPath(subject);
  const consensus = parseConsensus((await read(source)).data());
  const ranks = getConsensusRanks(consensus);
  if (!consensus || ranks.size === 0) return undefined;
  const seasonIds = subject === 'seasons' ? [''] : [subject.slice('cast-'.length)];
  const updatedAt = Date.parse(consensus.publishedAt);
  const side: SharedSide = { author: 'Fans', name: 'Fans', ranks, seasonIds, updatedAt };
  return { side, part: { source, itemIds: [...ranks.keys()] } };
}
