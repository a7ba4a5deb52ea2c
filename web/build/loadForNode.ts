import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type ResolvedConfig } from 'vite';
import { cacheFolder } from '../../scripts/lib/folders.ts';

/** Builds a module of the page for Node with the settings of a mode, and imports it. */
export async function loadForNode<Module>(
  entry: URL,
  { root }: ResolvedConfig,
  mode: string,
): Promise<Module> {
  const name = basename(entry.pathname).split('.')[0] ?? '';
  const outDir = join(cacheFolder, name);
  await build({
    configFile: false,
    root,
    mode,
    logLevel: 'warn',
    build: { ssr: entry.pathname, outDir, emptyOutDir: true, copyPublicDir: false, target: 'node24' },
  });
  return await import(`${pathToFileURL(join(outDir, `${name}.js`)).href}?${Date.now()}`);
}
