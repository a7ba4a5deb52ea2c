import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from './folders.ts';

const ASSETS = '/assets/**';

/** `folder` is relative to the repository. */
type Changes = { readonly folder?: string; readonly adaptPolicy?: (policy: string) => string };

/**
 * Writes a copy of firebase.json for the site that was built last, and returns its path. It lists the assets that exist: a rule
 * for all of them would let browsers keep the answer that one is missing for a year. firebase-tools resolves paths from the
 * configuration's folder, so the copy is beside the original.
 */
export function writeHostingConfig(
  name: string,
  { folder, adaptPolicy = (policy) => policy }: Changes = {},
): string {
  const path = join(rootFolder, name);
  const config = JSON.parse(readFileSync(join(rootFolder, 'firebase.json'), 'utf8'), (_, entry) => {
    if (entry?.key === 'Content-Security-Policy') return { ...entry, value: adaptPolicy(entry.value) };
    if (entry?.source === ASSETS) return { regex: matchAssets(), headers: entry.headers };
    return entry;
  });
  if (folder !== undefined) config.hosting.public = folder;
  writeFileSync(path, JSON.stringify(config, null, 2));
  return path;
}

function matchAssets(): string {
  const folder = join(rootFolder, 'web/dist/assets');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !name.endsWith('.map')) : [];
  return `^/assets/(?:${names.map((name) => name.replaceAll('.', '[.]')).join('|')})$`;
}
