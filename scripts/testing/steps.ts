import { emulatorBuilds } from '../buildForEmulators.ts';
import { HelpfulError } from '../helpfulError.ts';

/** What a step runs: npm scripts, or vitest with some of the projects of vitest.config.ts. */
export type Step = {
  name: string;
  heading: string;
  npmScripts?: readonly (readonly string[])[];
  vitestProjects?: readonly string[];
  /** npm scripts that judge what the tests left behind. */
  afterwards?: readonly (readonly string[])[];
  /** `shared`: the emulators run beside it; `own`: it starts and stops them itself. */
  emulators?: 'shared' | 'own';
  needsChromium?: boolean;
  /** Takes minutes, so it runs only when it is named. */
  isLong?: boolean;
};

/** In rising cost, so that a cheap mistake is found first. */
const steps: readonly Step[] = [
  { name: 'lint', heading: 'Lint and format', npmScripts: [['lint']] },
  { name: 'types', heading: 'Types', npmScripts: [['types']] },
  { name: 'boundaries', heading: 'Import boundaries', npmScripts: [['boundaries']] },
  { name: 'unused', heading: 'Unused code and dependencies', npmScripts: [['unused']] },
  { name: 'unit', heading: 'Unit tests', vitestProjects: ['unit', 'web'] },
  {
    name: 'build',
    heading: 'Build',
    npmScripts: emulatorBuilds,
  },
  {
    name: 'emulator',
    heading: 'Tests against the emulators',
    vitestProjects: ['emulator'],
    afterwards: [['coverage:rules']],
    emulators: 'shared',
  },
  {
    name: 'e2e',
    heading: 'Journeys in the browser',
    vitestProjects: ['e2e', 'alone'],
    emulators: 'shared',
    needsChromium: true,
  },
  {
    name: 'restart',
    heading: 'Journeys through a restart',
    vitestProjects: ['restart'],
    emulators: 'own',
    needsChromium: true,
  },
  {
    name: 'long',
    heading: 'Long runs under chaos and attack',
    vitestProjects: ['long'],
    emulators: 'shared',
    isLong: true,
  },
];

/** The steps that a person asked for by name, all but the long ones when by none. What needs emulators needs the build before it. */
export function chooseSteps(names: readonly string[]): Step[] {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new HelpfulError(
      `There is no step ${unknown.join(', ')}. The steps are: ${steps.map(({ name }) => name).join(', ')}.`,
    );
  }
  if (names.length === 0) return steps.filter(({ isLong }) => !isLong);
  const chosen = steps.filter(({ name }) => names.includes(name));
  const needsBuild = chosen.some(({ emulators }) => emulators !== undefined);
  return steps.filter((step) => chosen.includes(step) || (needsBuild && step.name === 'build'));
}
