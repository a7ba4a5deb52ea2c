import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The command line distinguishes a process from a later one with the same id. */
export type RunningProcess = { pid: number; parentPid: number; command: string };

export function listProcesses(): RunningProcess[] {
  if (existsSync('/proc/self/stat')) return readProcFolder();
  return parsePsOutput(execFileSync('ps', ['-axo', 'pid=,ppid=,args='], { encoding: 'utf8' }));
}

/** A process and all its descendants. */
export function listProcessTree(pid: number, processes = listProcesses()): RunningProcess[] {
  const tree = processes.filter((process) => process.pid === pid);
  for (const { pid: parent } of tree) {
    tree.push(...processes.filter(({ parentPid }) => parentPid === parent));
  }
  return tree;
}

export function filterRunning(
  known: readonly RunningProcess[],
  processes = listProcesses(),
): RunningProcess[] {
  const running = new Map(processes.map((process) => [process.pid, process.command]));
  return known.filter(({ pid, command }) => running.get(pid) === command);
}

/** Kills exactly these processes at once. */
export function killAll(known: readonly RunningProcess[]): void {
  for (const { pid } of filterRunning(known)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has just ended by itself.
    }
  }
}

function readProcFolder(): RunningProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        return [{ pid: Number(name), parentPid: parseParentPid(stat), command }];
      } catch {
        return []; // It ended while its files were read.
      }
    })
    .filter(({ command }) => command !== '');
}

/** The fourth field of /proc/<pid>/stat. The second, the program's name, may contain spaces and brackets. */
export function parseParentPid(stat: string): number {
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

export function parsePsOutput(output: string): RunningProcess[] {
  return [...output.matchAll(/^\s*(\d+)\s+(\d+)\s+(.+)$/gm)].map(([, pid, parentPid, command = '']) => ({
    pid: Number(pid),
    parentPid: Number(parentPid),
    command,
  }));
}
