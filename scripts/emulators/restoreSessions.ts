import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { projectId, urlOf } from './emulatorSettings.ts';

/** `validSince` is in seconds and missing while no session was revoked; `createdAt` is in milliseconds. */
type Account = { localId: string; validSince?: string; createdAt?: string };

const CONCURRENCY = 50;

/**
 * The Auth emulator revokes every earlier session when it imports accounts, which would sign everybody out at a restart.
 * This sets each account's `validSince` back to what it was.
 */
export async function restoreSessions(exportFolder: string): Promise<void> {
  const file = join(exportFolder, 'auth_export/accounts.json');
  if (!existsSync(file)) return;
  const { users = [] } = JSON.parse(readFileSync(file, 'utf8')) as { users?: Account[] };
  await pLimit(CONCURRENCY).map(users, restoreSession);
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
