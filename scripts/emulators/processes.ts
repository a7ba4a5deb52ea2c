import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A process is told from a later one with the same number by its command line. */
export type RunningProcess = { pid: number; parentPid: number; command: string };

export function listProcesses(): RunningProcess[] {
  return existsSync('/proc/self/stat') ? processesOfLinux() : parsePsOutput(psOutput());
}

/** The process itself, its children and theirs, as far as they hang together right now. */
export function familyOf(pid: number, processes = listProcesses()): RunningProcess[] {
  const family = processes.filter((process) => process.pid === pid);
  for (const member of family) {
    family.push(...processes.filter((process) => process.parentPid === member.pid));
  }
  return family;
}

export function stillRunning(known: readonly RunningProcess[]): RunningProcess[] {
  const running = new Map(listProcesses().map((process) => [process.pid, process.command]));
  return known.filter(({ pid, command }) => running.get(pid) === command);
}

/** Ends exactly these processes, at once. */
export function killAll(known: readonly RunningProcess[]): void {
  for (const { pid } of stillRunning(known)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself in this very moment.
    }
  }
}

function processesOfLinux(): RunningProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        return [{ pid: Number(name), parentPid: parseParentPid(stat), command }];
      } catch {
        return []; // ended while we were reading
      }
    })
    .filter(({ command }) => command !== '');
}

/** The fourth field of /proc/<pid>/stat; the second, the program's name, may itself hold spaces and brackets. */
export function parseParentPid(stat: string): number {
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

export function parsePsOutput(output: string): RunningProcess[] {
  return output.split('\n').flatMap((line) => {
    const match = /^\s*(\d+)\s+(\d+)\s+(.+)$/.exec(line);
    return match ? [{ pid: Number(match[1]), parentPid: Number(match[2]), command: match[3] ?? '' }] : [];
  });
}

function psOutput(): string {
  return execFileSync('ps', ['-axo', 'pid=,ppid=,args='], { encoding: 'utf8' });
}
