import { randomUUID } from 'node:crypto';
import { type App, applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { HelpfulError } from '../lib/helpfulError.ts';
import { emulatorEnvironment, projectId } from './emulatorSettings.ts';
import { requireEmulators } from './hub.ts';

/** An app of the admin SDK that talks to the emulators. `deleteApp` ends it. */
export function openEmulatorApp(project = projectId): App {
  Object.assign(process.env, emulatorEnvironment());
  return initializeApp({ projectId: project }, randomUUID());
}

/** Does work with the admin SDK: in the emulators, or in a real project when one is named. */
export async function withAdminApp(
  realProject: string | undefined,
  work: (app: App) => Promise<void>,
): Promise<void> {
  if (realProject === undefined) await requireEmulators(['firestore', 'auth']);
  const app = realProject === undefined ? openEmulatorApp() : await openProject(realProject);
  await work(app).finally(() => deleteApp(app));
}

async function openProject(projectId: string): Promise<App> {
  const credential = applicationDefault();
  await credential.getAccessToken().catch(() => {
    throw new HelpfulError(
      `There are no credentials for ${projectId}: sign in with \`gcloud auth application-default login\` first.`,
    );
  });
  return initializeApp({ projectId, credential });
}
