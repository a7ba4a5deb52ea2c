/** The user's own list that counts in the shown consensus. */
export type OwnList = {
  /** Ranks from 1 by id. */
  readonly ranks: ReadonlyMap<string, number>;
  /** The page that compares it with the consensus. */
  readonly comparePath: string;
};
