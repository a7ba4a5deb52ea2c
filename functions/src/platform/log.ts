import { write } from 'firebase-functions/logger';

/** A document whose content was wrong and has been repaired. It is logged, so it holds nothing that users wrote. */
export type Drift = {
  readonly path: string;
  /** A count, or a fixed phrase for what was wrong. */
  readonly stored: number | string;
  /** A count, counts by kind, or the ids of what was counted again. */
  readonly right: number | readonly string[] | Readonly<Record<string, number | readonly string[]>>;
};

/** Details are ids, numbers and fixed phrases, never names or texts of users. docs/deploying.md explains what to look for. */
type Write = (name: string, details: Readonly<Record<string, unknown>>, cause?: unknown) => void;

function createLog(severity: 'INFO' | 'WARNING' | 'ERROR'): Write {
  return (name, details, cause) =>
    write({
      ...details,
      ...(cause !== undefined && { cause: describeCause(cause) }),
      severity,
      message: name,
    });
}

/** Writes one line of JSON for each event, with its name as `message`. Functions log in no other way. */
export const log = { info: createLog('INFO'), warn: createLog('WARNING'), error: createLog('ERROR') };

// An error message may contain text of users, so only the error's kind and stack are logged.
function describeCause(cause: unknown) {
  if (!(cause instanceof Error)) return { name: typeof cause };
  const { name, stack = '' } = cause;
  const code = 'code' in cause ? String(cause.code) : '';
  return { name, code, stack: stack.split('\n').filter((line) => line.startsWith('    at ')) };
}
