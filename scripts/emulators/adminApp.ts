import { randomUUID } from 'node:crypto';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { emulatorEnvironment, projectId } from './emulatorSettings.ts';

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
  const app = realProject === undefined ? openEmulatorApp() : initializeApp({ projectId: realProject });
  await work(app).finally(() => deleteApp(app));
}
