import { join } from 'node:path';
import {
  announcing,
  cast,
  recording,
  scheduling,
  seasonAfter,
} from '@outrank/shared/airing/testing/editedSeason';
import {
  airingSeasonPath,
  predictionPath,
  predictionsPath,
  standingsPath,
  toPredictionKey,
  toStoredSeason,
} from '@outrank/shared/documents/airing';
import type { Firestore } from 'firebase-admin/firestore';
import { withoutTriggers } from '../emulators/hub.ts';
import { rootFolder } from '../lib/folders.ts';
import type { BenchPart } from './bench.ts';

const FANS = 100_000;
/** Cloud Tasks waits so long for a function. */
const BUDGET_MS = 600_000;
const key = toPredictionKey('s51', 2);

export const predictionsPart: BenchPart = {
  how: `**Predictions**: ${FANS.toLocaleString('en-US')} fans predicted an episode of six castaways, and its record is scored by the built function, which writes a score for each and counts the totals.`,
  needsOwnEmulators: true,
  measure: ({ firestore }) =>
    withoutTriggers(async () => {
      await predict(firestore);
      const scoreEpisode = await loadScoreEpisode();
      const start = performance.now();
      await scoreEpisode.run({ data: { key, dueAt: Date.now() } });
      const measured = performance.now() - start;
      const counted: unknown = (await firestore.doc(standingsPath('s51')).get()).get('count');
      if (counted !== FANS) throw new Error(`${counted} fans have a score.`);
      for (const path of [airingSeasonPath('s51'), standingsPath('s51')])
        await firestore.recursiveDelete(firestore.doc(path));
      await firestore.recursiveDelete(firestore.collection(predictionsPath(key)));
      return [{ what: `${FANS} predictions scored`, unit: 'ms', measured, budget: BUDGET_MS }];
    }),
};

async function predict(firestore: Firestore): Promise<void> {
  const season = seasonAfter(announcing(), scheduling(3), recording(1), recording(2, 'flo-nash'));
  await firestore.doc(airingSeasonPath('s51')).set(toStoredSeason(season));
  const writer = firestore.bulkWriter({ throttling: false });
  for (let fan = 0; fan < FANS; fan += 1) {
    const order = cast.map((_, place) => cast[(place + fan) % cast.length]);
    void writer.set(firestore.doc(predictionPath(key, `bench-${fan}`)), { order, at: new Date() });
  }
  await writer.close();
}

type BuiltFunction = { run(event: { data: unknown }): Promise<unknown> };

/** Loads the built function, to call it without the emulator. */
async function loadScoreEpisode(): Promise<BuiltFunction> {
  const { info } = console;
  // The function's logger takes `console.info` when it is loaded; it would print thousands of lines.
  console.info = () => {};
  const built = (await import(join(rootFolder, 'functions/lib/index.js'))) as { scoreEpisode: BuiltFunction };
  console.info = info;
  return built.scoreEpisode;
}
