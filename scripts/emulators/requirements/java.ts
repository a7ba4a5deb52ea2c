import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { HelpfulError } from '../../lib/helpfulError.ts';
import { findOnPath, installDebianPackage } from '../../lib/programs.ts';

const OLDEST_JAVA = 11;

/** The folder of a `java` that can run the emulators. Installs one on Debian as root. */
export function findJavaFolder(env: NodeJS.ProcessEnv = process.env): string {
  const java = findJava(env) ?? (installDebianPackage('default-jre-headless') ? findJava(env) : undefined);
  if (java === undefined) {
    throw new HelpfulError(
      'The Firestore emulator needs Java, and there is none on the PATH.\n' +
        `Install Java ${OLDEST_JAVA} or newer (Debian: \`apt-get install default-jre-headless\`; macOS: \`brew install openjdk\`; ` +
        'anywhere: https://adoptium.net), then try again.',
    );
  }
  const version = parseJavaVersion(spawnSync(java, ['-version'], { encoding: 'utf8' }).stderr ?? '');
  if (version === undefined || version < OLDEST_JAVA) {
    throw new HelpfulError(
      `The Firestore emulator needs Java ${OLDEST_JAVA} or newer, but ${java} is ${version ? `Java ${version}` : 'of an unknown version'}.`,
    );
  }
  return dirname(java);
}

/** The major version in the output of `java -version`: 17 for "17.0.15", 8 for "1.8.0_402". */
export function parseJavaVersion(output: string): number | undefined {
  const match = /version "(?:1\.)?(\d+)/.exec(output);
  return match ? Number(match[1]) : undefined;
}

function findJava({ PATH, JAVA_HOME }: NodeJS.ProcessEnv): string | undefined {
  return findOnPath(['java'], PATH) ?? (JAVA_HOME ? findOnPath(['java'], join(JAVA_HOME, 'bin')) : undefined);
}
