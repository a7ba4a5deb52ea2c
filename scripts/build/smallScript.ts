import { createHash } from 'node:crypto';

/** A script of its own for the page, under a name that changes with what it does. */
export function smallScript(name: string, source: string): { fileName: string; source: string } {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { fileName: `assets/${name}-${hash}.js`, source };
}
