import { expect, test } from 'vitest';
import { familyOf, listProcesses, parseParentPid, parsePsOutput, stillRunning } from './processes.ts';

test('the parent is read behind a program name with spaces and brackets', () => {
  expect(parseParentPid('4242 (odd ) name (x)) S 17 4242 4242 0 -1')).toBe(17);
});

test('reads what ps prints', () => {
  expect(parsePsOutput('    1     0 /sbin/init\n  123     1 java -jar a.jar --port 8080\n')).toEqual([
    { pid: 1, parentPid: 0, command: '/sbin/init' },
    { pid: 123, parentPid: 1, command: 'java -jar a.jar --port 8080' },
  ]);
});

test('a family is a process with its children and theirs, and nobody else', () => {
  const processes = [
    { pid: 1, parentPid: 0, command: 'init' },
    { pid: 10, parentPid: 1, command: 'firebase' },
    { pid: 11, parentPid: 10, command: 'java' },
    { pid: 12, parentPid: 11, command: 'worker' },
    { pid: 20, parentPid: 1, command: 'somebody else' },
  ];
  expect(familyOf(10, processes).map(({ pid }) => pid)).toEqual([10, 11, 12]);
  expect(familyOf(99, processes)).toEqual([]);
});

test('a process that got the number of an ended one is not taken for it', () => {
  const self = listProcesses().filter(({ pid }) => pid === process.pid);
  expect(stillRunning(self)).toEqual(self);
  expect(stillRunning(self.map((known) => ({ ...known, command: 'java -jar old.jar' })))).toEqual([]);
});
