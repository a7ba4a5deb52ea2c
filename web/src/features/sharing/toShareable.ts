import {
  createBallotShare,
  createCategoryShare,
  createComparisonShare,
  createConsensusShare,
  createListShare,
} from '@outrank/shared/sharing/createShare';
import { findMaskReason, type MaskReason } from '@outrank/shared/sharing/maskShare';
import type { Share } from '@outrank/shared/sharing/share';
import type { ShareRequest } from '@outrank/shared/sharing/shareCall';
import { paths } from '#paths.ts';
import type { ShareSource } from './shareSource.ts';

/** What the share dialog works with. */
export type Shareable = {
  /** With names. */
  readonly share: Share;
  readonly request: ShareRequest;
  /** The page of the app that shows the same. */
  readonly path: string;
  /** Why the picture has no names by default; undefined when it has. */
  readonly maskReason: MaskReason | undefined;
  /** False for another user's list that is masked: nobody else unmasks it. */
  readonly canName: boolean;
};

/** Decides as the server does (`storeShare`). */
export function toShareable(source: ShareSource, now: Date): Shareable {
  const findReason = (itemIds: readonly string[], isTaggedSpoiler = false) =>
    findMaskReason({ itemIds, isTaggedSpoiler }, now);
  switch (source.kind) {
    case 'list': {
      const { list, isOwn } = source;
      const { userId, id: listId } = list;
      const itemIds = list.items.map(({ id }) => id);
      const maskReason = findReason(itemIds, list.tags.includes('spoiler'));
      const request = { kind: 'list', userId, listId } as const;
      const path = paths.list({ userId, listId });
      return { share: createListShare(list), request, path, maskReason, canName: isOwn || !maskReason };
    }
    case 'ballot': {
      const { category, userName, ballot, results } = source;
      // A ballot that was just submitted has no time yet.
      const { submittedAt = now.toISOString() } = ballot;
      const share = createBallotShare({ ...ballot, submittedAt, category, userName, results });
      const maskReason = findReason(ballot.slots);
      return {
        share,
        request: { kind: 'ballot', category },
        path: paths.category(category),
        maskReason,
        canName: true,
      };
    }
    case 'category': {
      const { category, results } = source;
      const share = createCategoryShare(category, results);
      const maskReason = findReason(share.entries.map(({ id }) => id));
      return {
        share,
        request: { kind: 'category', category },
        path: paths.category(category),
        maskReason,
        canName: true,
      };
    }
    case 'consensus': {
      const { subject, results } = source;
      const share = createConsensusShare(subject, results);
      const maskReason = findReason(share.entries.map(({ id }) => id));
      const path = paths.consensusPage(subject);
      return { share, request: { kind: 'consensus', subject }, path, maskReason, canName: true };
    }
    case 'comparison': {
      const [a, b] = source.sides;
      const masked = source.sides.flatMap((side) => {
        const reason = findReason(side.itemIds, side.isTaggedSpoiler);
        return reason ? [{ reason, isOthers: side.isOthers }] : [];
      });
      return {
        share: createComparisonShare(a, b),
        request: { kind: 'comparison', a: a.key, b: b.key },
        path: paths.compareRankings(a.key, b.key),
        maskReason: masked[0]?.reason,
        canName: masked.every(({ isOthers }) => !isOthers),
      };
    }
  }
}
