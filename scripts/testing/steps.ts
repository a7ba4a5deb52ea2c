import { emulatorBuilds } from '../lib/childProcess.ts';
import { HelpfulError } from '../lib/helpfulError.ts';

/** A step runs npm scripts, or vitest with some of the projects of vitest.config.ts. */
export type TestStep = {
  readonly name: string;
  readonly heading: string;
  readonly npmScripts?: readonly (readonly string[])[];
  readonly vitestProjects?: readonly string[];
  /** An npm script that checks what the tests left behind. */
  readonly npmScriptAfter?: string;
  /** `shared`: `npm test` starts the emulators; `own`: the step starts and stops them itself. */
  readonly emulators?: 'shared' | 'own';
  readonly needsChromium?: boolean;
  /** Takes minutes or other browsers, so it runs only when it is named. */
  readonly isNamed?: boolean;
};

/** In rising cost, so that a cheap mistake is found first. The steps of a group run at the same time. */
const groups: readonly (readonly TestStep[])[] = [
  [
    { name: 'lint', heading: 'Lint and format', npmScripts: [['lint']] },
    { name: 'types', heading: 'Types', npmScripts: [['types']] },
    { name: 'boundaries', heading: 'Import boundaries', npmScripts: [['boundaries']] },
    { name: 'unused', heading: 'Unused code and dependencies', npmScripts: [['unused']] },
    { name: 'build', heading: 'Build', npmScripts: emulatorBuilds },
  ],
  [{ name: 'unit', heading: 'Unit tests', vitestProjects: ['unit', 'web'] }],
  [
    {
      name: 'rules',
      heading: 'Tests of the rules',
      vitestProjects: ['rules'],
      npmScriptAfter: 'coverage:rules',
      emulators: 'shared',
    },
    {
      name: 'functions',
      heading: 'Tests of the functions',
      vitestProjects: ['functions'],
      emulators: 'shared',
    },
  ],
  // Alone: beside others, the emulator sometimes leaves out what listeners wait for.
  [
    {
      name: 'emulator',
      heading: 'Tests against the emulators',
      vitestProjects: ['emulator'],
      emulators: 'shared',
    },
  ],
  [
    {
      name: 'e2e',
      heading: 'Journeys in the browser',
      vitestProjects: ['e2e', 'alone'],
      emulators: 'shared',
      needsChromium: true,
    },
  ],
  [
    {
      name: 'restart',
      heading: 'Journeys through a restart',
      vitestProjects: ['restart'],
      emulators: 'own',
      needsChromium: true,
    },
  ],
  [
    {
      name: 'engines',
      heading: 'The main job in Firefox and WebKit',
      vitestProjects: ['engines'],
      emulators: 'shared',
      isNamed: true,
    },
  ],
  [
    {
      name: 'long',
      heading: 'Whether a test notices each changed condition of the rules',
      vitestProjects: ['rules'],
      npmScriptAfter: 'mutate:rules',
      emulators: 'shared',
      isNamed: true,
    },
  ],
];

/**
 * The named steps, in groups that run one after the other; without names all but those that must be named. The emulators need
 * the build before.
 */
export function chooseSteps(names: readonly string[]): TestStep[][] {
  const steps = groups.flat();
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new HelpfulError(
      `There is no step ${unknown.join(', ')}. The steps are: ${steps.map(({ name }) => name).join(', ')}.`,
    );
  }
  const isWanted = ({ name, isNamed }: TestStep) => (names.length === 0 ? !isNamed : names.includes(name));
  const needsBuild = steps.some((step) => isWanted(step) && step.emulators !== undefined);
  return groups
    .map((group) => group.filter((step) => isWanted(step) || (needsBuild && step.name === 'build')))
    .filter((group) => group.length > 0);
}
