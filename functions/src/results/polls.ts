import { categories, findCategory } from '@outrank/shared/catalogue/categories';
import { listSubjects, parseSubject } from '@outrank/shared/consensus/subject';
import { isSubject, type PollId } from '@outrank/shared/documents/results';
import { createCategoryPoll } from './categoryPoll.ts';
import { createConsensusPoll } from './consensusPoll.ts';
import type { Poll } from './poll.ts';

export function createPoll(id: PollId): Poll {
  return isSubject(id) ? createConsensusPoll(id) : createCategoryPoll(id);
}

/** Parses the id of a poll of the catalogue. */
export function parsePollId(id = ''): PollId | undefined {
  return findCategory(id)?.id ?? parseSubject(id);
}

export const categoryPolls = categories.map(({ id }) => createPoll(id));

/** All polls of the catalogue as it is now. */
export const listPolls = (): readonly Poll[] => [...categoryPolls, ...listSubjects().map(createPoll)];
