/** A document whose content was wrong and has been repaired. It is logged, so it holds nothing that users wrote. */
export type Drift = {
  readonly path: string;
  /** A count, or a fixed phrase for what was wrong. */
  readonly stored: number | string;
  /** A count, counts by kind, or the ids of what was counted again. */
  readonly right: number | readonly string[] | Readonly<Record<string, number | readonly string[]>>;
};

/** Takes each drift right after its repair, so that a later failure does not hide it. */
export type ReportDrift = (drift: Drift) => void;
