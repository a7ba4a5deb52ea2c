import { builtInSeasons as seasons } from '../../catalogue/catalogue.ts';
import { listedItem } from '../../lists/listedItem.ts';
import type { Share, ShareOf } from '../shareKinds.ts';

const common = { hasNames: true, updatedAt: Date.UTC(2026, 10, 22) };

const tenContestants = [
  ['parvati-shallow', 's20'],
  ['sandra-diaz-twine', 's7'],
  ['rob-mariano', 's22'],
  ['tom-westman', 's10'],
  ['cirie-fields', 's16'],
  ['russell-hantz', 's19'],
  ['kim-spradlin', 's24'],
  ['tony-vlachos', 's28'],
  ['john-cochran', 's23'],
  ['yul-kwon', 's13'],
] as const;
const tenIds = tenContestants.map(([id]) => id);

/** All seasons in an order that looks like an opinion: 11 and the number of seasons have no common divisor. */
const seasonOrder = seasons.map((_, index) => seasons[(19 + 11 * index) % seasons.length]?.id ?? '');
const otherOrder = [...seasonOrder.slice(3, 9), ...seasonOrder.slice(0, 3), ...seasonOrder.slice(9)];

export const contestantsShare: ShareOf<'list'> = {
  ...common,
  kind: 'list',
  title: 'The greatest to ever play',
  userName: 'Ada Okafor',
  listType: 'survivor-ranking',
  itemIds: tenIds,
  itemSeasonIds: tenContestants.map(([, seasonId]) => seasonId),
  count: tenIds.length,
};

export const seasonsShare: ShareOf<'list'> = {
  ...common,
  kind: 'list',
  title: 'Every season, from best to worst',
  userName: 'Ben Castillo',
  listType: 'season-ranking',
  itemIds: seasonOrder,
  itemSeasonIds: seasonOrder.map(() => ''),
  count: seasonOrder.length,
};

export const ballotShare: ShareOf<'ballot'> = {
  ...common,
  kind: 'ballot',
  title: 'GOAT Strategy',
  category: 'goat-strategy',
  userName: 'Ada Okafor',
  slots: tenIds,
  agreement: 82,
  boldest: { id: 'yul-kwon', position: 10 },
};

export const categoryShare: ShareOf<'category'> = {
  ...common,
  kind: 'category',
  title: 'GOAT Social',
  category: 'goat-social',
  entries: tenIds.map((id, index) => ({ id, rank: index + 1, points: 9204 - 731 * index })),
  ballots: 1204,
};

export const consensusShare: ShareOf<'consensus'> = {
  ...common,
  kind: 'consensus',
  title: 'All seasons',
  subject: 'seasons',
  entries: seasonOrder.map((id, index) => ({ id, rank: index + 1, score: 913_000 - 17_300 * index })),
  ballots: 312,
};

export const comparisonShare: ShareOf<'comparison'> = {
  ...common,
  kind: 'comparison',
  title: 'Ada Okafor and Ben Castillo',
  names: ['Ada Okafor', 'Ben Castillo'],
  agreeing: 1017,
  pairs: 1035,
  biggest: { id: otherOrder[0] ?? '', ranks: [4, 1] },
  itemIds: [seasonOrder, otherOrder],
  seasonId: '',
};

const predicted = { userName: 'Ada Okafor', key: 's20-e05', itemIds: tenIds, namedFrom: 1 };

export const predictionShare: ShareOf<'prediction'> = {
  ...common,
  kind: 'prediction',
  title: 'Who is safest',
  ...predicted,
};

export const scoreShare: ShareOf<'score'> = {
  ...common,
  kind: 'score',
  title: 'I called 6 of 9',
  ...predicted,
  score: 9650,
  leftIds: tenIds.slice(8, 9),
};

export const groupShare: ShareOf<'group'> = {
  ...common,
  kind: 'group',
  title: 'Tree Mail',
  key: 's20-e05',
  fans: tenIds.map((id, index) => ({
    id: `fan-${index}`,
    name: listedItem(id).name,
    points: 9650 - index * 100,
  })),
  count: 12,
};

export const allShares: readonly Share[] = [
  contestantsShare,
  seasonsShare,
  ballotShare,
  categoryShare,
  consensusShare,
  comparisonShare,
  predictionShare,
  scoreShare,
  groupShare,
];
