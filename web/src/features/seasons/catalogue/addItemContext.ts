import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { createContext } from 'react';

/** How seasons and contestants get from the panel into the ranking that is being made. */
export type Choosing = {
  readonly onChoose: (item: ListedItem) => void;
  /** What the ranking accepts; the dragged payload is a ListedItem. */
  readonly dragType: string;
  /** Ids that stand in the ranking already. */
  readonly listedIds: ReadonlySet<string>;
  /** Whether whole seasons may stand in the ranking. */
  readonly takesSeasons: boolean;
};

/** Undefined where there is nothing to choose for: then the panel is only to look at. */
export const ChoosingContext = createContext<Choosing | undefined>(undefined);

export const ALREADY_LISTED = 'already in your list';
