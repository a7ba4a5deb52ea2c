import { emulatorBuilds } from '../lib/childProcess.ts';
import { HelpfulError } from '../lib/helpfulError.ts';

/** A step runs npm scripts, or vitest with some of the projects of vitest.config.ts. */
export type Step = {
  name: string;
  heading: string;
  /** Neighbours of one group run at the same time. */
  group?: 'checks' | 'emulators';
  npmScripts?: readonly (readonly string[])[];
  vitestProjects?: readonly string[];
  /** npm scripts that check what the tests left behind. */
  npmScriptsAfter?: readonly (readonly string[])[];
  /** `shared`: `npm test` starts the emulators; `own`: the step starts and stops them itself. */
  emulators?: 'shared' | 'own';
  needsChromium?: boolean;
  /** Takes minutes or other browsers, so it runs only when it is named. */
  isNamed?: boolean;
};

/** In rising cost, so that a cheap mistake is found first. */
const steps: readonly Step[] = [
  { name: 'lint', group: 'checks', heading: 'Lint and format', npmScripts: [['lint']] },
  { name: 'types', group: 'checks', heading: 'Types', npmScripts: [['types']] },
  { name: 'boundaries', group: 'checks', heading: 'Import boundaries', npmScripts: [['boundaries']] },
  { name: 'unused', group: 'checks', heading: 'Unused code and dependencies', npmScripts: [['unused']] },
  { name: 'build', group: 'checks', heading: 'Build', npmScripts: emulatorBuilds },
  { name: 'unit', heading: 'Unit tests', vitestProjects: ['unit', 'web'] },
  {
    name: 'rules',
    group: 'emulators',
    heading: 'Tests of the rules',
    vitestProjects: ['rules'],
    npmScriptsAfter: [['coverage:rules']],
    emulators: 'shared',
  },
  {
    name: 'functions',
    group: 'emulators',
    heading: 'Tests of the functions',
    vitestProjects: ['functions'],
    emulators: 'shared',
  },
  // Alone: beside others, the emulator sometimes leaves out what listeners wait for.
  {
    name: 'emulator',
    heading: 'Tests against the emulators',
    vitestProjects: ['emulator'],
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
    name: 'engines',
    heading: 'The main job in Firefox and WebKit',
    vitestProjects: ['engines'],
    emulators: 'shared',
    isNamed: true,
  },
  {
    name: 'long',
    heading: 'Long runs under chaos and attack',
    vitestProjects: ['long'],
    emulators: 'shared',
    isNamed: true,
  },
];

/** The named steps; without names all but those that must be named. The emulators need the build before. */
export function chooseSteps(names: readonly string[]): Step[] {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new HelpfulError(
      `There is no step ${unknown.join(', ')}. The steps are: ${steps.map(({ name }) => name).join(', ')}.`,
    );
  }
  if (names.length === 0) return steps.filter(({ isNamed }) => !isNamed);
  const chosen = steps.filter(({ name }) => names.includes(name));
  const needsBuild = chosen.some(({ emulators }) => emulators !== undefined);
  return steps.filter((step) => chosen.includes(step) || (needsBuild && step.name === 'build'));
}

/** Groups of steps that run at the same time, in order. */
export function groupSteps(chosen: readonly Step[]): Step[][] {
  const groups: Step[][] = [];
  for (const step of chosen) {
    const last = groups.at(-1);
    if (step.group && step.group === last?.[0]?.group) last.push(step);
    else groups.push([step]);
  }
  return groups;
}
