import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectId, urlOf } from './emulatorSettings.ts';

/** `validSince` in seconds, missing as long as no session was ever ended; `createdAt` in milliseconds. */
type Account = { localId: string; validSince?: string; createdAt?: string };

const atOnce = 50;

/**
 * When it imports accounts, the Auth emulator declares every session that began before to be over, so whoever was
 * signed in before a restart would be signed out. This gives each account the moment back that it had.
 */
export async function restoreSessions(exportFolder: string): Promise<void> {
  const file = join(exportFolder, 'auth_export/accounts.json');
  if (!existsSync(file)) return;
  const { users = [] } = JSON.parse(readFileSync(file, 'utf8')) as { users?: Account[] };
  for (let start = 0; start < users.length; start += atOnce) {
    await Promise.all(users.slice(start, start + atOnce).map(restoreSession));
  }
}

async function restoreSession({ localId, validSince, createdAt = '0' }: Account): Promise<void> {
  const path = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`;
  const answer = await fetch(urlOf('auth') + path, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ localId, validSince: validSince ?? String(Math.floor(Number(createdAt) / 1000)) }),
  });
  if (!answer.ok) throw new Error(`The session of ${localId} could not be restored: ${await answer.text()}`);
}
