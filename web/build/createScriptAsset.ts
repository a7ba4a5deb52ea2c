import { createHash } from 'node:crypto';

/** A script file whose name changes with its source. */
export function createScriptAsset(name: string, source: string): { fileName: string; source: string } {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { fileName: `assets/${name}-${hash}.js`, source };
}
