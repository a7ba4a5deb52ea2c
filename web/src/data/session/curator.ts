import { readIdentity } from './auth.ts';

/** Whether the signed-in user is a curator, by the token at hand: an hour may pass until a new claim is in it. */
export async function hasCuratorClaim(): Promise<boolean> {
  const identity = await readIdentity();
  const known = await identity?.getIdTokenResult();
  return known?.claims.curator === true;
}

/** Whether the signed-in user is a curator. Refreshes the token, which may be older than the claim. */
export async function readIsCurator(): Promise<boolean> {
  if (await hasCuratorClaim()) return true;
  const identity = await readIdentity();
  const fresh = await identity?.getIdTokenResult(true);
  return fresh?.claims.curator === true;
}
