import { setPublishedSeasons } from '@outrank/shared/catalogue/catalogue';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { withAdminApp } from './emulators/adminApp.ts';
import { bindGoogleAccounts } from './importing/bindGoogleAccounts.ts';
import type { DocumentGroup } from './importing/conversion.ts';
import { type Conversion, convertExport } from './importing/convertExport.ts';
import { type ImportOutcome, writeGroups } from './importing/writeGroups.ts';
import { HelpfulError } from './lib/helpfulError.ts';
import { readSeasons } from './lib/publishSeasons.ts';
import { readJson } from './lib/readJson.ts';
import { runCommand } from './lib/runCommand.ts';

/**
 * Imports an export of the original app (docs/importing.md). Without a project it goes into the emulators. For a real one, sign
 * in first: `gcloud auth application-default login`.
 */
await runCommand(
  {
    usage:
      "npm run import:original -- FILE [PROJECT] [--dry-run] [--accept-losses]: imports the original app's data, or only reports.",
    words: 2,
    options: { 'dry-run': { type: 'boolean' }, 'accept-losses': { type: 'boolean' } },
  },
  async ({ words: [file, project], values }) => {
    if (file === undefined) {
      throw new HelpfulError(
        'Which file? For example: npm run import:original -- export.json my-project --dry-run',
      );
    }
    setPublishedSeasons(readSeasons());
    const conversion = convertExport(readJson(file));
    for (const line of describeConversion(conversion)) console.log(line);
    if (values['dry-run']) return console.log('Nothing was written.');
    const lost = countLost(conversion);
    if (lost > 0 && !values['accept-losses']) {
      throw new HelpfulError(
        `Nothing was written, because ${lost} entries would be left out: mend the file, or repeat with --accept-losses.`,
      );
    }
    await withAdminApp(project, (app) =>
      write({ db: getFirestore(app), auth: getAuth(app) }, conversion.groups),
    );
  },
);

type Services = { readonly db: Firestore; readonly auth: Auth };

async function write({ db, auth }: Services, groups: readonly DocumentGroup[]): Promise<void> {
  const problems: string[] = [];
  const outcomes = await writeGroups(db, groups, (path, reason) =>
    problems.push(`${path} cannot be written: ${reason}`),
  );
  for (const line of describeOutcomes(outcomes)) console.log(line);
  console.log(`${await bindGoogleAccounts({ db, auth }, groups)} users have a Google account.`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0)
    throw new HelpfulError(`There are ${problems.length} problems; the rest was imported.`);
}

/** The result of a conversion: a line for each note and each kind. */
function describeConversion({ groups, notes }: Conversion): string[] {
  return [
    ...notes.map(({ path, reason, lost }) => `${lost > 0 ? `LOST ${lost}` : 'changed'}  ${path}: ${reason}`),
    ...groupByKind(groups).map(([kind, sameKind]) => {
      const related = sameKind.reduce((sum, group) => sum + group.related.length, 0);
      return `${sameKind.length} ${kind}${related > 0 ? `, with ${related} votes and other documents` : ''}`;
    }),
    `${countLost({ notes })} entries cannot be imported.`,
  ];
}

function countLost({ notes }: Pick<Conversion, 'notes'>): number {
  return notes.reduce((sum, { lost }) => sum + lost, 0);
}

/** What became of the groups: a line for each kind. */
function describeOutcomes(outcomes: ReadonlyMap<DocumentGroup, ImportOutcome>): string[] {
  return groupByKind([...outcomes.keys()]).map(([kind, sameKind]) => {
    const count = (outcome: ImportOutcome) =>
      sameKind.filter((group) => outcomes.get(group) === outcome).length;
    return `${kind}: ${count('written')} written, ${count('imported')} imported before, ${count('kept')} kept as the site has them or completed, ${count('deleted')} deleted by their users`;
  });
}

function groupByKind(groups: readonly DocumentGroup[]) {
  return [...Map.groupBy(groups, ({ kind }) => kind)];
}
