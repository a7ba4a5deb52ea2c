import * as z from 'zod/mini';
import { paths } from '../../addresses.ts';
import { type PublishedTopTen, parseTopTen } from '../../ballots/topTen.ts';
import { type CategoryId, categories, findCategory } from '../../catalogue/categories.ts';
import { type PublishedConsensus, parseConsensus } from '../../consensus/consensus.ts';
import { findSubjectSeason, formatSubject, parseSubject } from '../../consensus/subject.ts';
import { consensusPath, isSubject, type Subject, topTenPath } from '../../documents/results.ts';
import { BALLOT_SLOTS, ENOUGH_BALLOTS } from '../../limits.ts';
import { getRanked } from '../../results/edition.ts';
import { formatCount } from '../../text/text.ts';
import {
  countSchema,
  keySchema,
  type MaskId,
  rankSchema,
  SHARE_ITEMS_MAX,
  type ShareKindOf,
  toMilliseconds,
  toSchemas,
} from '../shareParts.ts';

/** What fans rank together: a category by their ballots, a subject by their lists. */

export const categorySchema = z.enum(categories.map(({ id }) => id));

export function getCategoryName(id: CategoryId): string {
  return findCategory(id)?.name ?? id;
}

const entryFields = { id: z.string(), rank: rankSchema };

function maskEntries<Share extends { entries: readonly { id: string }[] }>(share: Share, maskId: MaskId) {
  return { ...share, entries: share.entries.map((entry) => ({ ...entry, id: maskId(entry.id) })) };
}

const shownCategory = {
  category: categorySchema,
  entries: z.array(z.object({ ...entryFields, points: countSchema })).check(z.maxLength(BALLOT_SLOTS)),
  ballots: countSchema,
};
const categorySchemas = toSchemas('category', shownCategory, { category: categorySchema });

type CategoryContent = { kind: 'category'; category: CategoryId; results: PublishedTopTen };

/** The fans' Top 10 of a category. */
export const categoryShareKind: ShareKindOf<typeof categorySchemas, CategoryContent> = {
  ...categorySchemas,
  async read({ category }, { read }) {
    const results = parseTopTen(await read(topTenPath(category)));
    const isEnough = results && results.totalVotes >= ENOUGH_BALLOTS;
    return isEnough ? { kind: 'category', category, results } : undefined;
  },
  build({ category, results }) {
    const entries = results.top10.map(({ id, rank, totalScore }) => ({ id, rank, points: totalScore }));
    return {
      share: {
        kind: 'category',
        title: getCategoryName(category),
        hasNames: true,
        updatedAt: toMilliseconds(results.publishedAt),
        category,
        entries,
        ballots: results.totalVotes,
      },
      request: { kind: 'category', category },
      parts: [{ source: topTenPath(category), items: entries.map(({ id }) => ({ id })) }],
    };
  },
  mask: maskEntries,
  view: ({ title, entries, ballots }) => ({
    eyebrow: "The fans' Top 10",
    heading: `${title}: the fans' Top 10`,
    items: entries.map(({ id, rank, points }) => ({ id, rank, value: `${formatCount(points)} points` })),
    stats: [{ value: formatCount(ballots), label: ballots === 1 ? 'ballot' : 'ballots' }],
  }),
  getPath: ({ category }) => paths.category(category),
};

const shownConsensus = {
  subject: z.custom<Subject>((value) => typeof value === 'string' && isSubject(value)),
  /** `score` is in millionths. */
  entries: z.array(z.object({ ...entryFields, score: countSchema })).check(z.maxLength(SHARE_ITEMS_MAX)),
  /** The number of counted lists. */
  ballots: countSchema,
};
const consensusSchemas = toSchemas('consensus', shownConsensus, { subject: keySchema });

type ConsensusContent = { kind: 'consensus'; subject: Subject; results: PublishedConsensus };

/** The season that a subject's contestants are picked from; `''` for all seasons. */
const getSeasonId = (subject: Subject) => findSubjectSeason(subject)?.id ?? '';

/** The fans' ranking of a subject. */
export const consensusShareKind: ShareKindOf<typeof consensusSchemas, ConsensusContent> = {
  ...consensusSchemas,
  async read(request, { read }) {
    const subject = parseSubject(request.subject);
    const results = subject && parseConsensus(await read(consensusPath(subject)));
    const isEnough = results && results.ballots >= ENOUGH_BALLOTS;
    return subject && isEnough ? { kind: 'consensus', subject, results } : undefined;
  },
  /** Items without a rank are left out. */
  build({ subject, results }) {
    const ranked = getRanked(results.rows).slice(0, SHARE_ITEMS_MAX);
    const entries = ranked.map(({ id, rank, score }) => ({ id, rank, score }));
    const name = formatSubject(subject);
    const seasonId = getSeasonId(subject);
    return {
      share: {
        kind: 'consensus',
        title: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
        hasNames: true,
        updatedAt: Date.parse(results.publishedAt),
        subject,
        entries,
        ballots: results.ballots,
      },
      request: { kind: 'consensus', subject },
      parts: [{ source: consensusPath(subject), items: entries.map(({ id }) => ({ id, seasonId })) }],
    };
  },
  mask: maskEntries,
  view({ title, subject, entries, ballots }) {
    const seasonId = getSeasonId(subject);
    const toPercent = (score: number) => `${(score / 10_000).toFixed(1)}%`;
    return {
      eyebrow: "Ranked by fans' lists",
      heading: `${title}, ranked by fans`,
      items: entries.map(({ id, rank, score }) => ({ id, rank, seasonId, value: toPercent(score) })),
      stats: [{ value: formatCount(ballots), label: ballots === 1 ? "fan's list" : "fans' lists" }],
    };
  },
  getPath: ({ subject }) => paths.consensusPage(subject),
};
