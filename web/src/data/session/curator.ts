import { readIdentity } from './auth.ts';

/** Whether the signed-in user is a curator. Refreshes the token, which may be older than the claim. */
export async function readIsCurator(): Promise<boolean> {
  const identity = await readIdentity();
  const known = await identity?.getIdTokenResult();
  if (known?.claims.curator === true) return true;
  const fresh = await identity?.getIdTokenResult(true);
  return fresh?.claims.curator === true;
}
