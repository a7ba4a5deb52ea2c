import { expect, test } from 'vitest';
import { createFolder } from '../testing/createFolder.ts';
import { projectId, urlOf } from './emulatorSettings.ts';
import { restoreSessions } from './restoreSessions.ts';

function post(path: string, body: object): Promise<Response> {
  const owner = path.includes(projectId) && { Authorization: 'Bearer owner' };
  return fetch(`${urlOf('auth')}/identitytoolkit.googleapis.com/v1${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...owner },
    body: JSON.stringify(body),
  });
}

const isSignedIn = async (idToken: string) => (await post('/accounts:lookup?key=demo', { idToken })).ok;

test('restores a session that an import of accounts has revoked', async () => {
  const signUp = await post('/accounts:signUp?key=demo', { returnSecureToken: true });
  const { idToken, localId } = (await signUp.json()) as { idToken: string; localId: string };
  const anHourLater = String(Math.floor(Date.now() / 1000) + 3600);
  await post(`/projects/${projectId}/accounts:update`, { localId, validSince: anHourLater });
  expect(await isSignedIn(idToken)).toBe(false);

  const users = [{ localId, createdAt: String(Date.now() - 60_000) }];
  await restoreSessions(createFolder({ 'auth_export/accounts.json': JSON.stringify({ users }) }));
  expect(await isSignedIn(idToken)).toBe(true);
});
