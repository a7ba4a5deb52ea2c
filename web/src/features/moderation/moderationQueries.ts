import { parseReportTarget } from '@outrank/shared/moderation/reportTarget';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { countPublicLists } from '#data/lists/searchLists.ts';
import {
  countReportedTargets,
  type PageOfModeration,
  readModerationPage,
  readReports,
} from '#data/moderation/curatorAccess.ts';
import type { ModerationView } from '#data/moderation/moderationFirestoreQueries.ts';
import { readPresentTarget } from '#data/moderation/sendReport.ts';
import { readIsCurator } from '#data/session/auth.ts';
import { readProfile } from '#data/session/readProfile.ts';

const PAGE = 10;
/** More waiting reports are not counted. */
export const WAITING_MAX = 50;
/** Curators share the queue, so it is read again while it is open. */
const REFRESH_MS = 60_000;

export const moderationQueries = {
  all: ['moderation'] as const,
  isCurator: (uid: string) => queryOptions({ queryKey: ['isCurator', uid], queryFn: readIsCurator }),
  waiting: () =>
    queryOptions({
      queryKey: [...moderationQueries.all, 'waiting'],
      queryFn: () => countReportedTargets(WAITING_MAX),
    }),
  page: <View extends ModerationView>(view: View) =>
    infiniteQueryOptions({
      queryKey: [...moderationQueries.all, view],
      queryFn: ({ pageParam }) => readModerationPage(view, PAGE, pageParam),
      initialPageParam: undefined as PageOfModeration<View>['next'],
      getNextPageParam: ({ next }) => next,
      select: ({ pages }) => pages.flatMap(({ entries }) => entries),
      refetchInterval: REFRESH_MS,
    }),
  /** How many public lists a user has, up to the limit of a count. */
  publicLists: (uid: string) =>
    queryOptions({
      queryKey: [...moderationQueries.all, 'publicLists', uid],
      queryFn: () => countPublicLists(uid),
    }),
  target: (target: string) =>
    queryOptions({
      queryKey: [...moderationQueries.all, 'target', target],
      queryFn: () => readPresentTarget(parseReportTarget(target)),
    }),
  /** The latest `count` reports, which are open while there are as many. */
  reports: (target: string, count: number) =>
    queryOptions({
      queryKey: [...moderationQueries.all, 'reports', target, count],
      queryFn: () => readReports(target, count),
    }),
  name: (uid: string) =>
    queryOptions({
      queryKey: [...moderationQueries.all, 'name', uid],
      queryFn: async () => (await readProfile(uid))?.displayName ?? uid,
    }),
};
