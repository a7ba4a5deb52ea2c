import { HelpfulError } from './helpfulError.ts';

/** The settings that the page must be built with (docs/deploying.md). All of them are public. */
const settings = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_APP_ID',
  'VITE_RECAPTCHA_ENTERPRISE_KEY',
] as const;

/**
 * The arguments of firebase-tools. The project is the one that the page is built for, so that the two cannot differ.
 * @throws HelpfulError when a setting is missing: the page would stay blank, or its requests would be refused.
 */
export function createDeployArguments(
  environment: Readonly<Record<string, string>>,
  only = 'firestore,functions,hosting,storage',
): string[] {
  const missing = settings.filter((name) => !environment[name]);
  if (missing.length > 0) {
    throw new HelpfulError(
      `web/.env.production lacks ${missing.join(', ')}. docs/deploying.md says how to get them.`,
    );
  }
  const project = environment.VITE_FIREBASE_PROJECT_ID ?? '';
  if (project.startsWith('demo-') || environment.VITE_EMULATORS) {
    throw new HelpfulError('web/.env.production is for the real project; it names the emulators.');
  }
  return ['deploy', '--project', project, '--only', only];
}
