import type { ReportTarget } from '@outrank/shared/moderation/reportTarget';
import type { PresentTarget } from '#data/moderation/sendReport.ts';

type Author = { readonly userId: string; readonly userName: string };

/** Who wrote a target or bears the name; undefined when it was deleted. */
export function getAuthor(
  target: ReportTarget,
  { list, comment, profile }: PresentTarget,
): Author | undefined {
  if (target.kind === 'user') return profile && { userId: target.userId, userName: profile.displayName };
  return list ?? comment;
}
