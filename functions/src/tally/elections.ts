import { categories } from '@outrank/shared/ballots/categories';
import { subjects } from '@outrank/shared/consensus/subject';
import { type ElectionId, isSubject } from '@outrank/shared/firestore/documentPaths';
import { createCategoryElection } from './categoryElection.ts';
import { createConsensusElection } from './consensusElection.ts';
import type { Election } from './election.ts';

export function createElection(id: ElectionId): Election {
  return isSubject(id) ? createConsensusElection(id) : createCategoryElection(id);
}

export const categoryElections = categories.map(({ id }) => createElection(id));

const consensusElections = subjects.map(createElection);

export const allElections = [...categoryElections, ...consensusElections];
