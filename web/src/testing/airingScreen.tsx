import { paths, routePatterns } from '@outrank/shared/addresses';
import {
  airsAt,
  announcing,
  HOUR,
  recording,
  scheduling,
  seasonAfter,
} from '@outrank/shared/airing/testing/editedSeason';
import {
  type AiringSeason,
  airingSeasonPath,
  predictionPath,
  predictionResultsPath,
  standingsPath,
  toAiringNote,
  toStoredSeason,
} from '@outrank/shared/documents/airing';
import { WEEKLY_TOP_PATH } from '@outrank/shared/documents/upkeep';
import { useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { noteOpenedEpisode } from '#features/predictions/openedEpisode.ts';
import { parseReturnPath } from '#features/session/returnPath.ts';
import type { Session } from '#features/session/sessionContext.ts';
import GroupPage from '#pages/predictions/GroupPage.tsx';
import GroupsPage from '#pages/predictions/GroupsPage.tsx';
import JoinGroupPage from '#pages/predictions/JoinGroupPage.tsx';
import PredictionsPage from '#pages/predictions/PredictionsPage.tsx';
import SeasonPredictionsPage from '#pages/predictions/SeasonPredictionsPage.tsx';
import StandingsPage from '#pages/predictions/StandingsPage.tsx';
import { airingQueries } from '#reader/airingSeason.ts';
import { serverClock } from '#serverTime.ts';
import { stubFirestore } from './firestoreServer.ts';
import { createTestClient, renderPage, signedInAs } from './renderPage.tsx';
import { publishSeason51 } from './season51.ts';

/** Flo left in the first episode, Ed in the second; the third airs in two days. */
export const records = [recording(1, 'flo-nash'), recording(2, 'ed-poole')];
const now = airsAt(3) - 2 * 24 * HOUR;

const at = new Date(now);
/** Before the second episode, Ben put Di first and Ed last but one. */
const second = ['di-vance', 'bo-lund', 'cy-marsh', 'ed-poole', 'alma-reed'];
const crowd = ['bo-lund', 'di-vance', 'cy-marsh', 'alma-reed', 'ed-poole'].map((id, index) => ({
  id,
  averagePlace: 110 + 90 * index,
  lastCount: index,
}));

type Options = {
  readonly address?: string;
  /** The server's. */
  readonly time?: number;
  /** How far the device's clock is ahead of it, in milliseconds. */
  readonly deviceAhead?: number;
  readonly documents?: Readonly<Record<string, object>>;
  readonly session?: Session;
  /** The last episode of which Ben has asked in this browser how it went. */
  readonly openedEpisode?: number;
  /** Uses the history of the window. */
  readonly isInWindow?: boolean;
};

/** Where the page for signing in would lead back to. */
const ReturnTo = () => <p>Back to {parseReturnPath(useLocation().search)}</p>;

/** The pages about the predictions of an invented season, as Ben sees them, and what is read and written. */
export function openPredictions(options: Options = {}) {
  const { address = paths.predictions, time = now, deviceAhead = 0, documents = {} } = options;
  const { session = signedInAs('ben') } = options;
  vi.useFakeTimers({ toFake: ['Date'], now: time + deviceAhead });
  serverClock.set({ time: 0, device: 0, elapsed: 0 });
  noteOpenedEpisode('ben', 's51', options.openedEpisode ?? 2);
  publishSeason51();
  const season = seasonAfter(announcing(), scheduling(4), ...records);
  const scores = Array<number>(101).fill(0).with(75, 2).with(100, 1);
  const stored: Record<string, object> = {
    [WEEKLY_TOP_PATH]: { lists: [], airing: toAiringNote(season) },
    [airingSeasonPath('s51')]: toStoredSeason(season),
    [predictionPath('s51-e02', 'ben')]: { order: second, at },
    [predictionResultsPath('s51-e02')]: { count: 3, crowd, closedAt: at, leftIds: ['ed-poole'], scores },
    [standingsPath('s51')]: { count: 4120, totals: [3000, 0, 0, 0, 0, 0, 0, 1120] },
    ...documents,
  };
  const server = stubFirestore({ documents: stored, deviceAhead });
  const { read } = server;
  const reads: string[] = [];
  server.read = (paths) => {
    reads.push(...paths.map((path) => path.split('/documents/')[1] ?? ''));
    return read(paths);
  };
  const routes = {
    [paths.predictions]: <PredictionsPage />,
    [routePatterns.seasonPredictions]: <SeasonPredictionsPage />,
    [routePatterns.standings]: <StandingsPage />,
    [paths.groups]: <GroupsPage />,
    [routePatterns.group]: <GroupPage />,
    [routePatterns.joinGroup]: <JoinGroupPage />,
    [paths.login]: <ReturnTo />,
  };
  const client = createTestClient();
  /** A curator edits the season while the page is open, which then reads it anew. */
  const edit = (edited: AiringSeason) => {
    stored[airingSeasonPath('s51')] = toStoredSeason(edited);
    return client.invalidateQueries({ queryKey: airingQueries.seasons });
  };
  return {
    ...renderPage(routes, { address, session, client, isInWindow: options.isInWindow ?? false }),
    reads,
    writes: server.writes,
    edit,
  };
}
