import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectId, urlOf } from './emulatorSettings.ts';
import { restoreSessions } from './restoreSessions.ts';

const accounts = `${urlOf('auth')}/identitytoolkit.googleapis.com/v1`;

async function call(path: string, body: Record<string, unknown>): Promise<Response> {
  return fetch(`${accounts}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(path.includes(projectId) && { Authorization: 'Bearer owner' }),
    },
    body: JSON.stringify(body),
  });
}

const isSignedIn = async (idToken: string) => (await call('/accounts:lookup?key=demo', { idToken })).ok;

test('whoever was signed in before a restart still is', async () => {
  const signUp = await call('/accounts:signUp?key=demo', { returnSecureToken: true });
  const { idToken, localId } = (await signUp.json()) as { idToken: string; localId: string };
  const createdAt = String(Date.now() - 60_000);
  const anHourLater = String(Math.floor(Date.now() / 1000) + 3600);

  await call(`/projects/${projectId}/accounts:update`, { localId, validSince: anHourLater });
  expect(await isSignedIn(idToken)).toBe(false);

  const folder = mkdtempSync(join(tmpdir(), 'outrank-export-'));
  mkdirSync(join(folder, 'auth_export'));
  writeFileSync(
    join(folder, 'auth_export/accounts.json'),
    JSON.stringify({ users: [{ localId, createdAt }] }),
  );
  await restoreSessions(folder);
  expect(await isSignedIn(idToken)).toBe(true);
});
