import { keyOfRules, type LastRun } from '../mutate-rules/lastRun.ts';
import type { Totals } from './vitestReport.ts';

type Run = {
  readonly figures: Totals['figures'];
  /** Tests in the browser that passed. */
  readonly journeys: number;
  /** The rules as they are. */
  readonly rules: string;
  readonly lastMutants: LastRun | undefined;
};

/** How much was tried, for the end of a run: what it did not try is left out. */
export function closingWords({ figures, journeys, rules, lastMutants }: Run): string[] {
  const { attacks, deliveries } = figures;
  return [
    ...(attacks > 0 ? [`${attacks} attacks on the rules`] : []),
    ...(deliveries > 0 ? [`${deliveries} deliveries under chaos`] : []),
    ...(journeys > 0 ? [`${journeys} journeys in the browser`] : []),
    ...(attacks > 0 ? [mutantsOf(rules, lastMutants)] : []),
  ];
}

function mutantsOf(rules: string, run: LastRun | undefined): string {
  if (run?.rules !== keyOfRules(rules)) return 'mutants of these rules not judged: npm run mutate:rules';
  const { mutants, killed } = run;
  return `${killed} of ${mutants} mutants of the rules killed, the others explained (npm run mutate:rules)`;
}
