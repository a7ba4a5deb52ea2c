import {
  AIRING_SEASONS,
  airingSeasonPath,
  airingSeasonSchema,
  toAiringNote,
  toStoredSeason,
} from '@outrank/shared/documents/airing';
import { WEEKLY_TOP_PATH } from '@outrank/shared/documents/upkeep';
import { getFirestore } from 'firebase-admin/firestore';
import { withAdminApp } from './emulators/adminApp.ts';
import { runSchedule } from './emulators/schedules.ts';
import { HelpfulError } from './lib/helpfulError.ts';
import { runCommand } from './lib/runCommand.ts';
import { applyEdits, findNextEdits } from './seed/demoAiring.ts';

/** `npm run airing -- next`: lets the next episode of the demo world's season air, records it and has it scored. */
await runCommand(
  {
    usage: 'npm run airing -- next: records the next episode of the demo season in the emulators.',
    words: 1,
  },
  async ({ words }) => {
    if (words[0] !== 'next') throw new HelpfulError('Say what happens, for example: npm run airing -- next');
    await withAdminApp(undefined, async (app) => {
      const firestore = getFirestore(app);
      const { docs } = await firestore.collection(AIRING_SEASONS).get();
      const seasons = docs.map((document) => airingSeasonSchema.parse(document.data()));
      const season = seasons.find(({ seasonId }) => seasonId === 's50');
      if (!season)
        throw new HelpfulError('The demo season is missing. Make the demo world with `npm run seed`.');
      const now = Date.now();
      const after = applyEdits(season, findNextEdits(season, now), () => now) ?? season;
      await firestore.doc(airingSeasonPath(after.seasonId)).set(toStoredSeason(after));
      await firestore.doc(WEEKLY_TOP_PATH).set({ airing: toAiringNote(after) }, { merge: true });
      // It requests what has to be counted.
      await runSchedule('recomputeWeeklyTop');
      console.log(`${after.seasonId} is ${after.status}; ${after.open?.key ?? 'nothing'} can be predicted.`);
    });
  },
);
