import { join } from 'node:path';
import type { CategoryId } from '@outrank/shared/ballots/categories';
import type { Firestore } from 'firebase-admin/firestore';
import { rootFolder } from '../lib/folders.ts';

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

type Counting = { countBallot(db: Firestore, uid: string, shards: number): Promise<unknown> };
type Publishing = { writeTopTen(db: Firestore, category: CategoryId, shards: number): Promise<unknown> };

/** The cores behind it, which take another number of shards than the one that is deployed. */
export async function loadTally(): Promise<Counting & Publishing> {
  const source = (file: string): Promise<unknown> => import(join(rootFolder, 'functions/src', file));
  const { countBallot } = (await source('tally/countBallot.ts')) as Counting;
  const { writeTopTen } = (await source('tally/writeTopTen.ts')) as Publishing;
  return { countBallot, writeTopTen };
}
