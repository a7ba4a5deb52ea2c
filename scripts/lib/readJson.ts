import { readFileSync } from 'node:fs';
import { HelpfulError } from './helpfulError.ts';

/** Reads a file in UTF-8, with or without a byte order mark. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)));
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new HelpfulError(`${file} cannot be read as JSON: ${reason}`);
  }
}
