import { reportReasons } from '@outrank/shared/documents/moderation';
import { reportReasonLabels } from '@outrank/shared/moderation/report';
import type { ContentTarget } from '@outrank/shared/moderation/reportTarget';
import { type ErrorKind, errorKind, RateLimitError } from '#data/firebase/errors.ts';

export const reasonOptions = reportReasons.map((value) => ({ value, label: reportReasonLabels[value] }));

/** The content itself, or the name of its author. */
export type ReportSubject = 'content' | 'name';

export const subjectOptions = ({ kind }: ContentTarget) =>
  [
    { value: 'content', label: kind === 'list' ? 'This list' : 'This comment' },
    { value: 'name', label: "The author's name" },
  ] as const;

const problems: Partial<Record<ErrorKind, string>> = {
  signedOut: 'You must be logged in to report.',
  forbidden: "You can't report this anymore. It may have been deleted.",
};

/** The message for a failed report. The text stays in the form. */
export function describeReportError(error: unknown): string {
  if (error instanceof RateLimitError)
    return "You've sent a lot of reports lately. Your text is safe: try again later.";
  return problems[errorKind(error)] ?? 'Failed to send your report. Please try again.';
}
