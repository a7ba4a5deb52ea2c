import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cacheFolder } from '../rootFolder.ts';
import { killAll, type RunningProcess, stillRunning } from './processes.ts';

/** What the supervisor of a run writes down, so that the next run can clear up if even the supervisor was killed. */
type RunRecord = { supervisor: RunningProcess[]; emulators: RunningProcess[]; isStopping: boolean };

const recordFile = join(cacheFolder, 'emulators', 'running.json');

export function writeRunRecord(record: RunRecord): void {
  mkdirSync(dirname(recordFile), { recursive: true });
  writeFileSync(recordFile, JSON.stringify(record));
}

export function removeRunRecord(): void {
  rmSync(recordFile, { force: true });
}

/** Waits for a run that is just ending, and ends what a run left behind that was killed with its supervisor. */
export async function clearUpAfterEarlierRun(patienceSeconds = 90): Promise<void> {
  for (let second = 0; second < patienceSeconds; second += 0.5) {
    const record = readRunRecord();
    if (record === undefined) return;
    if (stillRunning(record.supervisor).length === 0) return endLeftovers(record);
    if (!record.isStopping) return; // in use: the check of the ports says so
    if (second === 0) console.log('An earlier run is still saving its data, waiting for it ...');
    await wait(500);
  }
}

async function endLeftovers(record: RunRecord): Promise<void> {
  const leftovers = stillRunning(record.emulators);
  if (leftovers.length > 0)
    console.log(`Ending ${leftovers.length} processes that an earlier run left behind.`);
  for (let attempt = 0; attempt < 50 && stillRunning(leftovers).length > 0; attempt += 1) {
    killAll(leftovers);
    await wait(100);
  }
  removeRunRecord();
}

function readRunRecord(): RunRecord | undefined {
  if (!existsSync(recordFile)) return undefined;
  try {
    return JSON.parse(readFileSync(recordFile, 'utf8')) as RunRecord;
  } catch {
    return undefined; // cut off in the middle of writing
  }
}
