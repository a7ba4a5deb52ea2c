import { toConsensus, toStoredConsensus } from '@outrank/shared/consensus/consensus';
import {
  addToConsensusShard,
  CONSENSUS_SHARDS,
  parseConsensusShard,
  parseCountableList,
} from '@outrank/shared/consensus/consensusTally';
import {
  addHeadToHeads,
  countOrder,
  type HeadToHeads,
  subtractHeadToHeads,
} from '@outrank/shared/consensus/headToHeads';
import { getSubjectItems } from '@outrank/shared/consensus/subject';
import { consensusBallotPath, consensusBallotSchema } from '@outrank/shared/documents/ballots';
import { listPath } from '@outrank/shared/documents/list';
import type { Subject } from '@outrank/shared/documents/results';
import { toEarlierRanks } from '@outrank/shared/results/edition';
import type { Poll } from './poll.ts';

/** The consensus of the lists that users submit to a subject. */
export function createConsensusPoll(subject: Subject): Poll<HeadToHeads> {
  const items = getSubjectItems(subject);
  return {
    id: subject,
    shards: CONSENSUS_SHARDS,
    getBallotPath: (userId) => consensusBallotPath({ userId, subject }),
    readBallot: async (document, read) => {
      const listId = consensusBallotSchema.safeParse(document.data()).data?.listId;
      const userId = document.ref.parent.parent?.id;
      if (!listId || !userId) return undefined;
      const list = parseCountableList((await read(listPath({ userId, listId }))).data());
      return list?.subject === subject ? list.order : undefined;
    },
    countedField: 'order',
    toSums: (order = []) => countOrder(items, order),
    add: addHeadToHeads,
    subtract: subtractHeadToHeads,
    isEmpty: ({ ballots, wins }) => ballots === 0 && wins.every((count) => count === 0),
    parseShard: (document) => parseConsensusShard(subject, document),
    // A list of 46 items changes 1,081 counts, and one write may transform 500 fields.
    isShardRead: true,
    toShardFields: (difference, stored) => addToConsensusShard(subject, stored, difference),
    toResults: (parts) => {
      const consensus = toConsensus(items, parts);
      return {
        fields: toStoredConsensus(consensus),
        ballots: consensus.ballots,
        toEarlier: (week) => toEarlierRanks(week, consensus.rows),
      };
    },
  };
}
