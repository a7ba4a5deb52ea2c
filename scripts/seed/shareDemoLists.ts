import { demoUsers, type SeededUser } from '@outrank/shared/accounts/demoUsers';
import { REGION } from '@outrank/shared/callSchemas';
import { projectId, urlOf } from '../emulators/emulatorSettings.ts';
import type { SeedDocument } from './demoContent.ts';

/** More than `/login` shows. */
const SHARED = 8;

/** Lets the authors of the most upvoted lists share them, as the app would, by the function. */
export async function shareDemoLists(documents: readonly SeedDocument[]): Promise<void> {
  const upvotes = ({ data }: SeedDocument) => Number(data.upvoteCount);
  const lists = documents
    .filter(({ path }) => /^userLists\/[^/]+\/lists\//.test(path))
    .toSorted((a, b) => upvotes(b) - upvotes(a));
  for (const { data } of lists.slice(0, SHARED)) {
    const owner = demoUsers.find(({ uid }) => uid === data.userId);
    if (owner) await share(owner, String(data.id));
  }
}

async function share(owner: SeededUser, listId: string): Promise<void> {
  const { idToken } = await post(
    `${urlOf('auth')}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=demo-key`,
    {
      postBody: `id_token=${encodeURIComponent(JSON.stringify({ ...owner, email_verified: true }))}&providerId=google.com`,
      requestUri: 'http://localhost',
      returnSecureToken: true,
    },
  );
  const request = { kind: 'list', userId: owner.uid, listId };
  await post(`${urlOf('functions')}/${projectId}/${REGION}/share`, { data: request }, String(idToken));
}

async function post(url: string, body: object, token?: string): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The demo lists could not be shared: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}
