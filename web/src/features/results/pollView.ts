import type { PollId } from '@outrank/shared/documents/results';
import type { EarlierRanks, Movement, RankedItem } from '@outrank/shared/results/edition';
import type { ShownItem } from '@outrank/shared/spoilers/spoilerShield';
import type { ReactNode } from 'react';
import type { useShield } from '#reader/useShield.ts';

export type PublishedResults = {
  /** The server's time (ISO); undefined in an older document. */
  readonly publishedAt: string | undefined;
  /** The edition before these results; undefined before the first edition. */
  readonly lastEdition?: EarlierRanks | undefined;
};

export type PublishedPoll<Results extends PublishedResults> = {
  readonly id: PollId;
  /** Undefined when the document is missing or counts nobody. Also parses editions. */
  readonly parse: (document: unknown) => Results | undefined;
};

export type ShownResults<Results> = {
  readonly results: Results;
  /** Of all ranked items since the last edition, by id; undefined before the first edition. */
  readonly movements: ReadonlyMap<string, Movement> | undefined;
  /** Whether these are the current results, not those of an edition. */
  readonly isLive: boolean;
};

/** A poll as its page shows it: all that differs between the kinds of polls. `PollResults` is the frame around it. */
export type PollView<Results extends PublishedResults> = PublishedPoll<Results> & {
  /** The heading: 'Global Top 10'. */
  readonly title: string;
  /** The heading of the page says it already. */
  readonly isTitleHidden?: boolean;
  /** Within a sentence: 'Failed to load global ranking.' */
  readonly name: string;
  /** What is counted: '12 ballots'. */
  readonly count: (results: Results) => string;
  /** What stands above live results: 'Live, 12 ballots.' */
  readonly status: (results: Results) => string;
  /** The ranked items, best first. A new order is announced, and movements compare their ranks. */
  readonly getRanked: (results: Results) => readonly RankedItem[];
  /** An item as the reader may see it. */
  readonly showItem: (shield: ReturnType<typeof useShield>, id: string) => ShownItem;
  /** Announced before the name of the one who leads. */
  readonly changedText: string;
  /** Shown before the first ballot. */
  readonly empty: ReactNode;
  readonly skeleton: ReactNode;
  /** The results wait for the user's own part, so that they do not move when it comes. */
  readonly isWaiting?: boolean;
  readonly render: (shown: ShownResults<Results>) => ReactNode;
};
