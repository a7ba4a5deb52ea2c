import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { emulatorEnvironment, projectId } from './emulators/emulatorSettings.ts';
import { type Conversion, convertExport } from './importing/convertExport.ts';
import { describeConversion, describeOutcome } from './importing/summary.ts';
import { problemsOf, verifyUnits } from './importing/verifyUnits.ts';
import { writeUnits } from './importing/writeUnits.ts';
import { HelpfulError, runCommand } from './lib/helpfulError.ts';

/**
 * `npm run import:original -- FILE [PROJECT] [--dry-run]`: brings an export of the original app over (docs/importing.md).
 * Without a project it is the emulators'. For a real one, sign in first: `gcloud auth application-default login`.
 */
await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const [file, project] = positionals;
  if (file === undefined) {
    throw new HelpfulError(
      'Which file? For example: npm run import:original -- export.json my-project --dry-run',
    );
  }
  const conversion = convertExport(readExport(file));
  for (const line of describeConversion(conversion.units, conversion.remarks)) console.log(line);
  if (values['dry-run']) return console.log('Nothing was written.');
  if (project === undefined) Object.assign(process.env, emulatorEnvironment());
  const app = initializeApp({ projectId: project ?? projectId });
  try {
    await write(getFirestore(app), conversion);
  } finally {
    await deleteApp(app);
  }
});

function readExport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new HelpfulError(
      `${file} cannot be read as JSON: ${error instanceof Error ? error.message : error}`,
    );
  }
}

async function write(db: Firestore, { units }: Conversion): Promise<void> {
  const outcomes = await writeUnits(db, units);
  for (const line of describeOutcome(units, outcomes)) console.log(line);
  const verification = await verifyUnits(db, units, outcomes);
  const problems = problemsOf(verification);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) throw new HelpfulError(`${problems.length} things are not as they should be.`);
  console.log(`Everything is there, and ${verification.counts.length} counters equal their marks.`);
}
