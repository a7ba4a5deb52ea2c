import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** The last lines of a log of firebase-tools, without colours, tables and empty lines. */
export function endOfLog(logFile: string, lines = 20): string {
  return readFileSync(logFile, 'utf8')
    .split('\n')
    .map(stripVTControlCharacters)
    .filter((line) => line.trim() !== '' && !/[─│]/.test(line))
    .slice(-lines)
    .join('\n');
}
