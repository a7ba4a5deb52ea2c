import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { canInstallDebianPackages, installDebianPackage } from '../debianPackage.ts';
import { findOnPath } from '../findOnPath.ts';
import { HelpfulError } from '../helpfulError.ts';

const oldestJava = 11;

/** The folder of a `java` that the emulators can run on. As root on Debian it installs one. */
export function findJavaFolder(env: NodeJS.ProcessEnv = process.env): string {
  const java = findJava(env) ?? installJava(env);
  if (java === undefined) {
    throw new HelpfulError(
      'The Firestore emulator needs Java, and there is none on the PATH.\n' +
        `Install Java ${oldestJava} or newer (Debian: \`apt-get install default-jre-headless\`; macOS: \`brew install openjdk\`; ` +
        'anywhere: https://adoptium.net), then try again.',
    );
  }
  const version = parseJavaVersion(spawnSync(java, ['-version'], { encoding: 'utf8' }).stderr ?? '');
  if (version === undefined || version < oldestJava) {
    throw new HelpfulError(
      `The Firestore emulator needs Java ${oldestJava} or newer, but ${java} is ${version ? `Java ${version}` : 'of an unknown version'}.`,
    );
  }
  return dirname(java);
}

/** The major version in the output of `java -version`: 17 of "17.0.15", 8 of "1.8.0_402". */
export function parseJavaVersion(output: string): number | undefined {
  const match = /version "(?:1\.)?(\d+)/.exec(output);
  return match ? Number(match[1]) : undefined;
}

function findJava(env: NodeJS.ProcessEnv): string | undefined {
  const ofJavaHome = env.JAVA_HOME ? findOnPath(['java'], join(env.JAVA_HOME, 'bin')) : undefined;
  return findOnPath(['java'], env.PATH) ?? ofJavaHome;
}

function installJava(env: NodeJS.ProcessEnv): string | undefined {
  if (!canInstallDebianPackages() || !installDebianPackage('default-jre-headless')) return undefined;
  return findJava(env);
}
