import { requestTask } from '../platform/requestTask.ts';
import type { CountTarget } from './countTarget.ts';

/** Requests that a target is counted within about two seconds; called after each change of what is counted. */
export function requestCount({ kind, target }: CountTarget): Promise<void> {
  return requestTask({ queue: 'countTarget', key: `${kind} ${target}`, payload: { kind, target } });
}
