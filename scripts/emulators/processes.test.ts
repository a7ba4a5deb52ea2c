import { expect, test } from 'vitest';
import { filterRunning, listProcesses, listProcessTree, parseParentPid, parsePsOutput } from './processes.ts';

test('parses the parent after a program name with spaces and brackets', () => {
  expect(parseParentPid('4242 (odd ) name (x)) S 17 4242 4242 0 -1')).toBe(17);
});

test('parses the output of ps and finds a process with its descendants', () => {
  const processes = parsePsOutput(
    '    1     0 /sbin/init\n   10     1 firebase start\n   11    10 java -jar a.jar\n   12    11 worker\n   20     1 other\n',
  );
  expect(processes[2]).toEqual({ pid: 11, parentPid: 10, command: 'java -jar a.jar' });
  expect(listProcessTree(10, processes).map(({ pid }) => pid)).toEqual([10, 11, 12]);
  expect(listProcessTree(99, processes)).toEqual([]);
});

test('ignores a new process that has the id of an ended one', () => {
  const self = listProcesses().filter(({ pid }) => pid === process.pid);
  expect(filterRunning(self)).toEqual(self);
  expect(filterRunning(self.map((known) => ({ ...known, command: 'java -jar old.jar' })))).toEqual([]);
});
