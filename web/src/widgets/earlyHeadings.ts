import { paths } from '@outrank/shared/addresses';

/** Headings that depend on no data. They are shown while the code and the data of their pages load (app/PageLoading.tsx). */
export const earlyHeadings = {
  [paths.home]: 'Outwit. Outplay. Outrank.',
  [paths.rankings]: 'Browse All Rankings',
  [paths.following]: 'People You Follow',
  [paths.create]: 'Create New Ranking',
} as const;
