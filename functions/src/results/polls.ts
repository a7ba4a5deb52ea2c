import { categories } from '@outrank/shared/catalogue/categories';
import { subjects } from '@outrank/shared/consensus/subject';
import { isSubject, type PollId } from '@outrank/shared/documents/results';
import { createCategoryPoll } from './categoryPoll.ts';
import { createConsensusElection } from './consensusPoll.ts';
import type { Poll } from './poll.ts';

export function createPoll(id: PollId): Poll {
  return isSubject(id) ? createConsensusElection(id) : createCategoryPoll(id);
}

export const categoryPolls = categories.map(({ id }) => createPoll(id));

const consensusElections = subjects.map(createPoll);

export const allPolls = [...categoryPolls, ...consensusElections];
