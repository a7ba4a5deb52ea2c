import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../rootFolder.ts';
import { urlOf } from './emulatorSettings.ts';

type Header = { key: string; value: string };
type Config = { hosting: { headers: { source: string; headers: Header[] }[] } };

const POLICY = 'Content-Security-Policy';

/** The Storage emulator is asked for pictures even where it cannot run (web/src/data/pictures/pictures.ts). */
const storage = 'http://127.0.0.1:9199';

const emulatorSources: Readonly<Record<string, readonly string[]>> = {
  'img-src': [storage],
  'connect-src': [urlOf('auth'), urlOf('firestore'), urlOf('functions'), storage],
};

/** A Content-Security-Policy that also lets the page speak with the emulators. */
export function policyWithEmulators(policy: string): string {
  const directives = policy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, ...sources, ...(emulatorSources[name] ?? [])].join(' ');
  });
  return directives.join('; ');
}

/**
 * Writes firebase.json as the emulators need it and gives its path. It differs in the policy alone, so that what is
 * deployed names no emulator. firebase-tools reads every path from the folder of its configuration, so it stands beside it.
 */
export function writeEmulatorConfig(): string {
  const config = JSON.parse(readFileSync(join(rootFolder, 'firebase.json'), 'utf8')) as Config;
  for (const header of config.hosting.headers.flatMap(({ headers }) => headers)) {
    if (header.key === POLICY) header.value = policyWithEmulators(header.value);
  }
  const path = join(rootFolder, 'firebase.emulators.json');
  writeFileSync(path, JSON.stringify(config, null, 2));
  return path;
}
