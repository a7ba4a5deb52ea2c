import * as z from 'zod/mini';
import { paths } from '../../addresses.ts';
import { computeAgreement, findBoldestPick } from '../../ballots/agreement.ts';
import { type Ballot, hasAnyPick, parseBallots } from '../../ballots/ballot.ts';
import { type PublishedTopTen, parseTopTen } from '../../ballots/topTen.ts';
import type { CategoryId } from '../../catalogue/categories.ts';
import { profileSchema, userListsPath } from '../../documents/account.ts';
import { ballotsPath } from '../../documents/ballots.ts';
import { topTenPath } from '../../documents/results.ts';
import { BALLOT_SLOTS } from '../../limits.ts';
import { nameInLabel } from '../card/cardItem.ts';
import { rankSchema, type ShareKindOf, type Stat, toMilliseconds, toSchemas } from '../shareParts.ts';
import { ballotSource } from '../shareSource.ts';
import { categorySchema, getCategoryName } from './pollShareKinds.ts';

const shown = {
  category: categorySchema,
  userName: z.string(),
  /** A contestant's slug, a masked id, or `''` for an empty slot. */
  slots: z.array(z.string()).check(z.length(BALLOT_SLOTS)),
  /** In whole percent; undefined before the first results. */
  agreement: z.optional(z.int().check(z.gte(0), z.lte(100))),
  /** The pick that the fewest ballots list. */
  boldest: z.optional(z.object({ id: z.string(), position: rankSchema })),
};
const schemas = toSchemas('ballot', shown, { category: categorySchema });

type Content = {
  kind: 'ballot';
  category: CategoryId;
  userId: string;
  userName: string;
  ballot: Ballot;
  /** Undefined before the first results. */
  results: PublishedTopTen | undefined;
};

/** The caller's own ballot of a category. */
export const ballotShareKind: ShareKindOf<typeof schemas, Content> = {
  ...schemas,
  async read({ category }, { uid, read }) {
    const ballot = parseBallots(await read(ballotsPath(uid)))[category];
    const { data: profile } = profileSchema.safeParse(await read(userListsPath(uid)));
    if (!ballot || !hasAnyPick(ballot.slots) || !profile) return undefined;
    const results = parseTopTen(await read(topTenPath(category)));
    return { kind: 'ballot', category, userId: uid, userName: profile.displayName, ballot, results };
  },
  build({ category, userId, userName, ballot, results }) {
    const { slots, submittedAt } = ballot;
    const agreement = results && computeAgreement(slots, results.top10);
    const boldest = results && findBoldestPick(slots, results);
    const items = slots.filter((id) => id !== '').map((id) => ({ id }));
    return {
      share: {
        kind: 'ballot',
        title: getCategoryName(category),
        hasNames: true,
        updatedAt: toMilliseconds(submittedAt),
        category,
        userName,
        slots: [...slots],
        ...(agreement !== undefined && { agreement }),
        ...(boldest && { boldest: { id: boldest.id, position: boldest.position } }),
      },
      request: { kind: 'ballot', category },
      parts: [{ source: ballotSource(userId, category), items, ownerId: userId }],
    };
  },
  mask: (share, maskId) => ({
    ...share,
    slots: share.slots.map(maskId),
    ...(share.boldest && { boldest: { ...share.boldest, id: maskId(share.boldest.id) } }),
  }),
  view({ title, slots, agreement, boldest }) {
    const stats: Stat[] = [];
    if (agreement !== undefined)
      stats.push({ value: `${agreement}%`, label: "agreement with the fans' Top 10" });
    if (boldest) {
      stats.push({ value: `#${boldest.position}`, label: nameInLabel('my boldest pick', boldest.id) });
    }
    return {
      eyebrow: 'My Top 10',
      heading: `${title}: my Top 10`,
      items: slots.flatMap((id, index) => (id === '' ? [] : [{ rank: index + 1, id }])),
      count: slots.length,
      stats,
    };
  },
  getPath: ({ category }) => paths.category(category),
};
