import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export type RunningProcess = { pid: number; parentPid: number };

/** A slim container has no `ps`, and macOS has no `/proc`. */
function listProcesses(): RunningProcess[] {
  if (!existsSync('/proc/self/stat'))
    return parsePsOutput(execFileSync('ps', ['-axo', 'pid=,ppid='], { encoding: 'utf8' }));
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [{ pid: Number(name), parentPid: parseParentPid(readFileSync(`/proc/${name}/stat`, 'utf8')) }];
      } catch {
        return []; // It ended while its file was read.
      }
    });
}

/** A process and all its descendants, such as Java, which firebase-tools leaves running when it is killed. */
export function listProcessTree(pid: number, processes = listProcesses()): RunningProcess[] {
  const tree = processes.filter((process) => process.pid === pid);
  for (const { pid: parent } of tree) {
    tree.push(...processes.filter(({ parentPid }) => parentPid === parent));
  }
  return tree;
}

export function killAll(processes: readonly RunningProcess[]): void {
  for (const { pid } of processes) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has just ended by itself.
    }
  }
}

/** The fourth field of /proc/<pid>/stat. The second, the program's name, may contain spaces and brackets. */
export function parseParentPid(stat: string): number {
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

export function parsePsOutput(output: string): RunningProcess[] {
  return [...output.matchAll(/^\s*(\d+)\s+(\d+)\s*$/gm)].map(([, pid, parentPid]) => ({
    pid: Number(pid),
    parentPid: Number(parentPid),
  }));
}
