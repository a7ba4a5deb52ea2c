import type { Ballot } from '@outrank/shared/ballots/ballot';
import type { PublishedTopTen } from '@outrank/shared/ballots/topTen';
import type { CategoryId } from '@outrank/shared/catalogue/categories';
import type { PublishedConsensus } from '@outrank/shared/consensus/consensus';
import type { Subject } from '@outrank/shared/documents/results';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import type { SharedSide } from '@outrank/shared/sharing/createShare';

/** One side of a comparison that is shared. */
export type ComparedSide = SharedSide & {
  /** As in an address (`rankingKeyText`). */
  readonly key: string;
  readonly itemIds: readonly string[];
  readonly isTaggedSpoiler: boolean;
  /** Whether it is another user's list, which nobody else unmasks. */
  readonly isOthers: boolean;
};

/** What a page offers to share. The dialog makes the picture of it, which keeps that out of the pages. */
export type ShareSource =
  | { readonly kind: 'list'; readonly list: RankedList; readonly isOwn: boolean }
  | {
      readonly kind: 'ballot';
      readonly category: CategoryId;
      readonly userName: string;
      readonly ballot: Ballot;
      /** Undefined before the first results. */
      readonly results: PublishedTopTen | undefined;
    }
  | { readonly kind: 'category'; readonly category: CategoryId; readonly results: PublishedTopTen }
  | { readonly kind: 'consensus'; readonly subject: Subject; readonly results: PublishedConsensus }
  | { readonly kind: 'comparison'; readonly sides: readonly [ComparedSide, ComparedSide] };
