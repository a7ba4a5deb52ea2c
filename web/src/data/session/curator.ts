import { readIdentity } from './auth.ts';

/** Whether the signed-in account is a curator; a claim that was given since the last token is asked for. */
export async function readIsCurator(): Promise<boolean> {
  const identity = await readIdentity();
  const known = await identity?.getIdTokenResult();
  if (known?.claims.curator === true) return true;
  const fresh = await identity?.getIdTokenResult(true);
  return fresh?.claims.curator === true;
}
