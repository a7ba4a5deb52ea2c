import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectId, urlOf } from './emulatorSettings.ts';

type Account = { localId: string; validSince?: string };

const atOnce = 50;

/**
 * When it imports accounts, the Auth emulator declares every session that began before to be over, so whoever was
 * signed in before a restart would be signed out. This gives each account the moment back that the export holds.
 */
export async function restoreSessions(exportFolder: string): Promise<void> {
  const file = join(exportFolder, 'auth_export/accounts.json');
  if (!existsSync(file)) return;
  const { users = [] } = JSON.parse(readFileSync(file, 'utf8')) as { users?: Account[] };
  for (let start = 0; start < users.length; start += atOnce) {
    await Promise.all(users.slice(start, start + atOnce).map(restoreSession));
  }
}

async function restoreSession({ localId, validSince }: Account): Promise<void> {
  if (validSince === undefined) return;
  const path = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`;
  const answer = await fetch(urlOf('auth') + path, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ localId, validSince }),
  });
  if (!answer.ok) throw new Error(`The session of ${localId} could not be restored: ${await answer.text()}`);
}
