import { parseSubject } from '@outrank/shared/consensus/subject';
import type { ListKey } from '@outrank/shared/documents/list';
import type { PollId } from '@outrank/shared/documents/results';
import { submissionsOfList } from '../platform/accountQueries.ts';
import { log } from '../platform/log.ts';
import type { Services } from '../platform/services.ts';
import { countBallots } from './countBallots.ts';
import type { Poll } from './poll.ts';
import { createPoll } from './polls.ts';
import { requestPublication } from './publishResults.ts';

/** What an event says about a user's ballots. */
export type BallotChange = {
  readonly uid: string;
  /** The polls whose ballots the event is about. */
  readonly changed: readonly PollId[];
  /** The polls that are counted: those, and others whose ballots are in the same document. */
  readonly counted: readonly Poll[];
};

/**
 * Counts a user's current ballots, and requests publication in every poll that this run changed or that the event is about.
 * A poll of the event is published even when this run changed nothing: an earlier run may have counted the ballot and failed
 * before its request.
 * @returns the polls in which this run changed something.
 */
export async function tallyChange(
  services: Services,
  { uid, changed, counted }: BallotChange,
): Promise<PollId[]> {
  const different = await countBallots(services.db, uid, counted);
  const polls = [...new Set([...changed, ...different])];
  await Promise.all(polls.map((poll) => requestPublication(services, poll)));
  log.info('ballot.tallied', { uid, changed: different });
  return different;
}

/** Counts a list again in the subjects that it is submitted to, as `tallyChange` does. */
export async function tallySubmission(services: Services, key: ListKey): Promise<PollId[]> {
  const { docs } = await submissionsOfList(services.db, key).get();
  const subjects = docs.flatMap(({ id }) => parseSubject(id) ?? []);
  if (subjects.length === 0) return [];
  return tallyChange(services, { uid: key.userId, changed: subjects, counted: subjects.map(createPoll) });
}
