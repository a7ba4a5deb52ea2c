import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from './folders.ts';

const LASTING = '/@(assets|facts)/**';
const lastingFolders = ['assets', 'facts'];

/** `folder` is relative to the repository. */
type Changes = { readonly folder?: string; readonly adaptPolicy?: (policy: string) => string };

/**
 * Writes a copy of firebase.json for the site that was built last, and returns its path. It lists the files with hashed names: a
 * rule for their folders would let browsers keep the answer that one is missing for a year. firebase-tools resolves paths from the
 * configuration's folder, so the copy is beside the original.
 */
export function writeHostingConfig(
  name: string,
  { folder, adaptPolicy = (policy) => policy }: Changes = {},
): string {
  const path = join(rootFolder, name);
  const config = JSON.parse(readFileSync(join(rootFolder, 'firebase.json'), 'utf8'), (_, entry) => {
    if (entry?.key === 'Content-Security-Policy') return { ...entry, value: adaptPolicy(entry.value) };
    if (entry?.source === LASTING) return { regex: matchLasting(), headers: entry.headers };
    return entry;
  });
  if (folder !== undefined) config.hosting.public = folder;
  writeFileSync(path, JSON.stringify(config, null, 2));
  return path;
}

function matchLasting(): string {
  const paths = lastingFolders.flatMap((name) => {
    const folder = join(rootFolder, 'web/dist', name);
    const files = existsSync(folder) ? readdirSync(folder).filter((file) => !file.endsWith('.map')) : [];
    return files.map((file) => `${name}/${file}`);
  });
  return `^/(?:${paths.map((path) => path.replaceAll('.', '[.]')).join('|')})$`;
}
