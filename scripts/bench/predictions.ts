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
import { loadFunction, type Part } from './bench.ts';

const FANS = 100_000;
/** Cloud Tasks waits so long for a function. */
const BUDGET_MS = 600_000;
const key = toPredictionKey('s51', 2);

export const predictionsPart: Part = {
  how: `**Predictions**: ${FANS.toLocaleString('en-US')} fans predicted an episode of six castaways, and its record is scored by the built function, which writes a score for each and counts the totals.`,
  needsOwnEmulators: true,
  measure: ({ firestore }) =>
    withoutTriggers(async () => {
      await predict(firestore);
      const scoreEpisode = await loadFunction<{ data: unknown }>('scoreEpisode');
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
