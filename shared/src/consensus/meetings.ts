import { toCsv } from '../text/text.ts';
import { getMeeting, getRankedBy, type HeadToHeads, type Meeting } from './headToHeads.ts';
import { getMeetingShare } from './score.ts';
import { findItemName } from './subject.ts';

/** The head-to-head of an item with another. */
export type RivalMeeting = Meeting & { readonly rivalId: string };

/** The head-to-heads of an item with all others that a list ranks beside it, in the order of `items`. */
export function listMeetings(counts: HeadToHeads, id: string): readonly RivalMeeting[] {
  const row = counts.items.indexOf(id);
  return counts.items
    .map((rivalId, column) => ({ rivalId, ...getMeeting(counts, row, column) }))
    .filter(({ rivalId, both }) => rivalId !== id && both > 0);
}

/** The same, best first, by what each adds to the item's score. */
export function sortMeetings(meetings: readonly RivalMeeting[]): readonly RivalMeeting[] {
  return meetings.toSorted((a, b) => getMeetingShare(b) - getMeetingShare(a));
}

/** All head-to-heads as CSV, from both sides, so that every score can be computed from the lines of its item alone. */
export function toHeadToHeadsCsv(counts: HeadToHeads): string {
  const { items } = counts;
  const nameOf = (id: string) => findItemName(id) ?? '';
  const header = [
    'item id',
    'item',
    'lists with item',
    'rival id',
    'rival',
    'lists with both',
    'item above rival',
  ];
  const rows = items.flatMap((id, row) =>
    items.flatMap((rivalId, column) => {
      if (row === column) return [];
      const { wins, both } = getMeeting(counts, row, column);
      return [[id, nameOf(id), getRankedBy(counts, row), rivalId, nameOf(rivalId), both, wins]];
    }),
  );
  return toCsv([header, ...rows]);
}
