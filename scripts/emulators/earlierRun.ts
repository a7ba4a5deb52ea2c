import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cacheFolder } from '../lib/folders.ts';
import { filterRunning, killAll, type RunningProcess } from './processes.ts';

/** The supervisor writes this record, so that the next run can clean up after a supervisor that was killed. */
type RunRecord = { supervisor: RunningProcess[]; emulators: RunningProcess[]; isStopping: boolean };

const recordFile = join(cacheFolder, 'emulators', 'running.json');

export function writeRunRecord(record: RunRecord): void {
  mkdirSync(dirname(recordFile), { recursive: true });
  writeFileSync(recordFile, JSON.stringify(record));
}

export function removeRunRecord(): void {
  rmSync(recordFile, { force: true });
}

/** Waits for a run that is stopping, and kills the emulators of a run whose supervisor was killed. */
export async function cleanUpAfterEarlierRun(timeoutSeconds = 90): Promise<void> {
  for (let second = 0; second < timeoutSeconds; second += 0.5) {
    const record = readRunRecord();
    if (record === undefined) return;
    if (filterRunning(record.supervisor).length === 0) return killEmulators(record);
    if (!record.isStopping) return; // in use: checkPortsAreFree reports it
    if (second === 0) console.log('An earlier run is still saving its data, waiting for it ...');
    await wait(500);
  }
}

async function killEmulators(record: RunRecord): Promise<void> {
  const emulators = filterRunning(record.emulators);
  if (emulators.length > 0) console.log(`Ending ${emulators.length} processes of an earlier run.`);
  for (let attempt = 0; attempt < 50 && filterRunning(emulators).length > 0; attempt += 1) {
    killAll(emulators);
    await wait(100);
  }
  removeRunRecord();
}

function readRunRecord(): RunRecord | undefined {
  try {
    return JSON.parse(readFileSync(recordFile, 'utf8')) as RunRecord;
  } catch {
    return undefined; // missing, or half written
  }
}
