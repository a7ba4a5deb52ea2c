import { findContestant } from '../catalogue/catalogue.ts';
import { BALLOT_SLOTS, JUST_MISSED } from '../limits.ts';
import type { Places, Tally } from './tally.ts';
import { sum, type TopTen, type TopTenRow } from './topTen.ts';

/** The points of all slots: 10 for each first place down to 1 for each tenth. */
function scoreOf(places: Places): number {
  return sum(places.map((ballots, place) => ballots * (BALLOT_SLOTS - place)));
}

type ReportedContent = Required<Omit<TopTenRow, 'rank'>> & { readonly places: Places };

/** More points, then more first places, then more ballots that list them; 0 when they share a rank. */
function compareStanding(a: ReportedContent, b: ReportedContent): number {
  return (
    b.totalScore - a.totalScore || (b.places[0] ?? 0) - (a.places[0] ?? 0) || sum(b.places) - sum(a.places)
  );
}

function compareNames(a: ReportedContent, b: ReportedContent): number {
  const [name, other] = [a, b].map(({ id }) => findContestant(id)?.name ?? id) as [string, string];
  return name < other ? -1 : name > other ? 1 : 0;
}

/** Everybody who is listed, best first. Equal ones share a rank and stand by name, so the order is never by chance. */
export function rankContestants({ places }: Tally): TopTenRow[] {
  const standings = [...places].map(([id, counts]) => ({ id, totalScore: scoreOf(counts), places: counts }));
  standings.sort((a, b) => compareStanding(a, b) || compareNames(a, b));
  const rows: TopTenRow[] = [];
  for (const [index, standing] of standings.entries()) {
    const [before, above] = [standings[index - 1], rows[index - 1]];
    const isShared = before && above && compareStanding(before, standing) === 0;
    rows.push({ ...standing, rank: isShared ? above.rank : index + 1 });
  }
  return rows;
}

/** What is published of a category. */
export function toTopTen(tally: Tally): TopTen {
  const rows = rankContestants(tally);
  return {
    top10: rows.slice(0, BALLOT_SLOTS),
    justMissed: rows.slice(BALLOT_SLOTS, BALLOT_SLOTS + JUST_MISSED),
    listedBy: Object.fromEntries(rows.map(({ id, places = [] }) => [id, sum(places)])),
    totalVotes: tally.ballots,
  };
}
