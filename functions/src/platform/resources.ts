/**
 * The memory of an instance, how many requests it takes at once, and how many instances there are. The maximum is bounded, so
 * that a flood waits instead of causing costs. docs/architecture/functions.md gives the reasons.
 */
export const resources = {
  /** Waits for the database most of the time. */
  waiting: { memory: '256MiB', concurrency: 80, minInstances: 0, maxInstances: 10 },
  /** Computes, over a catalogue in memory. */
  searching: { memory: '1GiB', concurrency: 20, minInstances: 0, maxInstances: 10 },
  /** Draws pictures for anybody. Its own instances, so that a crowd of crawlers keeps no ballot waiting. */
  drawing: { memory: '512MiB', concurrency: 8, minInstances: 0, maxInstances: 3 },
  /** Reads pages of whole documents. */
  cascading: { memory: '512MiB', concurrency: 8, minInstances: 0, maxInstances: 10 },
  /** Reads all shards of a category. */
  publishing: { memory: '512MiB', concurrency: 2, minInstances: 0, maxInstances: 3 },
  /** Runs alone. */
  scheduled: { memory: '256MiB', concurrency: 1, minInstances: 0, maxInstances: 1 },
  /** Runs alone, over everything that is stored. */
  scanning: { memory: '512MiB', concurrency: 1, minInstances: 0, maxInstances: 1 },
} as const;
