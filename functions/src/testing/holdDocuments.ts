import { projectId } from './emulator.ts';

const documents = `projects/${projectId}/databases/(default)/documents`;

async function post(method: string, body: object): Promise<unknown> {
  const address = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${documents}:${method}`;
  const headers = { 'content-type': 'application/json', authorization: 'Bearer owner' };
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${method}: ${await response.text()}`);
  return response.json();
}

/** Reads documents in a transaction that stays open, as everybody who may read them can. Gives how to end it. */
export async function holdDocuments(...paths: readonly string[]): Promise<() => Promise<unknown>> {
  const opened = await post('beginTransaction', { options: { readWrite: {} } });
  const { transaction } = opened as { transaction: string };
  await post('batchGet', { transaction, documents: paths.map((path) => `${documents}/${path}`) });
  return () => post('rollback', { transaction });
}
