import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these programs that stands on the PATH, as a full path. */
export function findOnPath(names: readonly string[], path = process.env.PATH ?? ''): string | undefined {
  for (const name of names) {
    for (const folder of path.split(delimiter)) {
      if (folder !== '' && isProgram(join(folder, name))) return join(folder, name);
    }
  }
  return undefined;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
