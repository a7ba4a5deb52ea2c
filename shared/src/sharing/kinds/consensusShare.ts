import * as z from 'zod/mini';
import { type PublishedConsensus, parseConsensus } from '../../consensus/consensus.ts';
import { findSubjectSeason, formatSubject, parseSubject } from '../../consensus/subject.ts';
import { consensusPath, isSubject, type Subject } from '../../documents/results.ts';
import { ENOUGH_BALLOTS } from '../../limits.ts';
import {
  commonFields,
  countSchema,
  formatCount,
  type MaskId,
  type Reader,
  rankSchema,
  requestFields,
  SHARED_ITEMS_MAX,
  type Shared,
  type SharedItem,
  type Stat,
} from '../shareParts.ts';
import { categoryPath } from './categoryShare.ts';

const schema = z.object({
  kind: z.literal('consensus'),
  ...commonFields,
  subject: z.custom<Subject>((value) => typeof value === 'string' && isSubject(value)),
  /** `score` is in millionths. */
  entries: z
    .array(z.object({ id: z.string(), rank: rankSchema, score: countSchema }))
    .check(z.maxLength(SHARED_ITEMS_MAX)),
  /** The number of counted lists. */
  ballots: countSchema,
});
type ConsensusShare = z.infer<typeof schema>;

/** The maximum length of a ranking's key: a uid, `~` and the id of a list. */
const KEY_MAX = 160;

/** A ranking's key (`rankingKeyText`). */
export const keySchema = z.string().check(z.minLength(1), z.maxLength(KEY_MAX));

const requestSchema = z.object({ kind: z.literal('consensus'), subject: keySchema, ...requestFields });

type ConsensusContent = {
  readonly kind: 'consensus';
  readonly subject: Subject;
  readonly results: PublishedConsensus;
};

/** The season that a subject's contestants are picked from; `''` for all seasons. */
const getSeasonId = (subject: Subject) => findSubjectSeason(subject)?.id ?? '';

/** The fans' ranking of a subject. */
export const consensusShare = {
  schema,
  requestSchema,
  async read(
    request: z.infer<typeof requestSchema>,
    { read }: Reader,
  ): Promise<ConsensusContent | undefined> {
    const subject = parseSubject(request.subject);
    const results = subject && parseConsensus(await read(consensusPath(subject)));
    const isEnough = results && results.ballots >= ENOUGH_BALLOTS;
    return subject && isEnough ? { kind: 'consensus', subject, results } : undefined;
  },
  toRequest: ({ subject }: ConsensusContent) => ({ kind: 'consensus', subject }) as const,
  /** Items without a rank are left out. */
  build({ subject, results }: ConsensusContent): Shared<ConsensusShare> {
    const ranked = results.rows.flatMap(({ id, rank, score }) =>
      rank === undefined ? [] : [{ id, rank, score }],
    );
    const entries = ranked.slice(0, SHARED_ITEMS_MAX);
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
      parts: [{ source: consensusPath(subject), items: entries.map(({ id }) => ({ id, seasonId })) }],
      namedIds: [],
    };
  },
  mask: (share: ConsensusShare, maskId: MaskId) => ({
    ...share,
    entries: share.entries.map((entry) => ({ ...entry, id: maskId(entry.id) })),
  }),
  getItems({ subject, entries }: ConsensusShare): SharedItem[] {
    const seasonId = getSeasonId(subject);
    return entries.map(({ id, rank, score }) => ({
      id,
      rank,
      seasonId,
      value: `${(score / 10_000).toFixed(1)}%`,
    }));
  },
  getCount: ({ entries }: ConsensusShare) => entries.length,
  getEyebrow: () => "Ranked by fans' lists",
  getStats: ({ ballots }: ConsensusShare): Stat[] => [
    { value: formatCount(ballots), label: ballots === 1 ? "fan's list" : "fans' lists" },
  ],
  getHeading: ({ title }: ConsensusShare) => `${title}, ranked by fans`,
  getPath: ({ subject }: ConsensusShare) => categoryPath(subject),
};
