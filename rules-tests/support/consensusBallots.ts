import { consensusBallotsPath } from '@outrank/shared/documents/ballots';
import type { ListKey } from '@outrank/shared/documents/list';
import type { ListContent } from '@outrank/shared/lists/listContent';
import { contestantItem, seasonItem } from '@outrank/shared/lists/listedItem';
import { serverTimestamp } from 'firebase/firestore';
import { applyChanges, type Changes } from './bounds.ts';
import { anasList, bestSeasons, heroes, saveList } from './lists.ts';
import type { Write } from './requests.ts';

/** The fewest seasons of a list that qualifies. */
export const fiveSeasons: ListContent = {
  ...bestSeasons,
  items: ['s20', 's7', 's15', 's28', 's10'].map((id) => seasonItem(id)),
};

/** The fewest contestants of a list that qualifies. */
export const fourOfCast: ListContent = {
  ...heroes,
  items: ['parvati-shallow', 'sandra-diaz-twine', 'russell-hantz', 'amanda-kimmel'].map((id) =>
    contestantItem(id, 's20'),
  ),
};

/** `subject` may be one that does not exist. */
export function setConsensusBallot(
  { userId, listId }: ListKey,
  subject = 'seasons',
  changes: Changes = {},
): Write {
  const data = applyChanges({ listId, at: serverTimestamp() }, changes);
  return { set: `${consensusBallotsPath(userId)}/${subject}`, data };
}

/** The batch with which the web app saves a list that its user submits. */
export function submitList(subject = 'seasons', content = fiveSeasons, changes: Changes = {}): Write[] {
  return [...saveList(changes, content), setConsensusBallot(anasList, subject)];
}
