import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HelpfulError, runCommand } from './helpfulError.ts';
import { rootFolder } from './rootFolder.ts';
import { conditionsIn, type Expression } from './rules/expression.ts';
import { neverBothWays } from './rules/neverBothWays.ts';
import { placeOf } from './rules/placeOf.ts';
import { readReports, sumOfReports } from './rules/reports.ts';

/** `npm run coverage:rules`: was every condition of firestore.rules both true and false in the tests that just ran? */
await runCommand(async () => {
  const rules = readFileSync(join(rootFolder, 'firestore.rules'), 'utf8');
  const reports = readReports(rules);
  if (reports.length === 0) throw new HelpfulError('No test of these rules ran yet: `npm test -- emulator`.');
  const conditions = sumOfReports(reports).flatMap((expression) => conditionsIn(rules, expression));
  const oneWay = new Set(conditions.filter((condition) => !isBothWays(condition)).map(nameOf));
  const unexplained = [...oneWay].filter((name) => !(name in neverBothWays));
  const outdated = Object.keys(neverBothWays).filter((name) => !oneWay.has(name));
  for (const name of unexplained) console.error(`never both true and false: ${name}`);
  for (const name of outdated) console.error(`explained for nothing: ${name}`);
  if (unexplained.length + outdated.length > 0) {
    throw new HelpfulError(
      'Each condition needs a test for both, or a reason in scripts/rules/neverBothWays.ts.',
    );
  }
  console.log(
    `Rules: ${conditions.length} conditions, all both true and false but for ${oneWay.size} that are explained.`,
  );

  function nameOf({ start, text }: Expression): string {
    return `${placeOf(rules, start)}: ${text.replace(/\s+/g, ' ')}`;
  }
});

/** What breaks off refuses, as what is false does. */
function isBothWays({ seen }: Expression): boolean {
  return seen.yes > 0 && seen.no + seen.broken > 0;
}
