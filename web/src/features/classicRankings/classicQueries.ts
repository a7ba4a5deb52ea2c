import { queryOptions } from '@tanstack/react-query';
import { readClassicRankings } from '#data/classicRankings.ts';
import { db } from '#data/firestore.ts';

export const classicQueries = {
  current: () => queryOptions({ queryKey: ['classicRankings'], queryFn: () => readClassicRankings(db) }),
};
