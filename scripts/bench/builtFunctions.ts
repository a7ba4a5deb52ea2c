import { join } from 'node:path';
import { rootFolder } from '../rootFolder.ts';

type Cloud = { readonly tallyBallot: { run(event: { params: { uid: string } }): Promise<unknown> } };

/** The built function itself, to be given events as the cloud does: the emulator delivers each once, one at a time. */
export async function loadTallyBallot(): Promise<(uid: string) => Promise<unknown>> {
  const { info } = console;
  // Its logger takes hold of the console once, at its start; thousands of lines would tell nothing.
  console.info = () => {};
  const { tallyBallot } = (await import(join(rootFolder, 'functions/lib/index.js'))) as Cloud;
  console.info = info;
  return (uid) => tallyBallot.run({ params: { uid } });
}
