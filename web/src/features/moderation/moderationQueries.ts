import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { db } from '#data/firebase/firestore.ts';
import {
  type ModerationPage,
  readModerationPage,
  readReports,
  readReportTarget,
} from '#data/moderation/moderation.ts';
import type { ModerationView } from '#data/moderation/moderationFirestoreQueries.ts';
import { readIsCurator } from '#data/session/curator.ts';
import { readProfile } from '#data/session/profile.ts';

const PAGE = 10;
/** The most reports that are shown for one target. */
const REPORTS_SHOWN = 5;

export const moderationQueries = {
  all: ['moderation'] as const,
  isCurator: (uid: string) => queryOptions({ queryKey: ['isCurator', uid], queryFn: readIsCurator }),
  page: <View extends ModerationView>(view: View) =>
    infiniteQueryOptions({
      queryKey: [...moderationQueries.all, view],
      queryFn: ({ pageParam }) => readModerationPage(db, view, PAGE, pageParam),
      initialPageParam: undefined as ModerationPage<View>['next'],
      getNextPageParam: ({ next }) => next,
    }),
  target: (target: string) =>
    queryOptions({
      queryKey: [...moderationQueries.all, 'target', target],
      queryFn: () => readReportTarget(db, target),
    }),
  /** The latest open reports. `count` is the number of all of them. */
  reports: (target: string, count: number) =>
    queryOptions({
      queryKey: [...moderationQueries.all, 'reports', target, count],
      queryFn: () => readReports(db, target, Math.min(count, REPORTS_SHOWN)),
    }),
  name: (uid: string) =>
    queryOptions({
      queryKey: [...moderationQueries.all, 'name', uid],
      queryFn: async () => (await readProfile(db, uid))?.displayName ?? uid,
    }),
};
