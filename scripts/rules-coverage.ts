import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from './lib/folders.ts';
import { HelpfulError } from './lib/helpfulError.ts';
import { runCommand } from './lib/runCommand.ts';
import { findConditions, findPlace } from './rules/expression.ts';
import { readCoverageReports } from './rules/reports.ts';

/** `npm run coverage:rules`: was every condition of firestore.rules both true and false in the tests that ran last? */
await runCommand(
  {
    usage:
      'npm run coverage:rules: whether the tests made every condition of firestore.rules true and false.',
  },
  async () => {
    const rules = readFileSync(join(rootFolder, 'firestore.rules'), 'utf8');
    // All reports list the same conditions in the same order.
    const reports = readCoverageReports(rules).map(({ expressions }) =>
      expressions.flatMap((expression) => findConditions(rules, expression)),
    );
    const [first] = reports;
    if (!first) throw new HelpfulError('No test of these rules ran yet: `npm test -- rules`.');
    const wasSeen = (index: number, value: 'yes' | 'no') =>
      reports.some((conditions) => (conditions[index]?.seen[value] ?? 0) > 0);
    const uncovered = first.filter((_, index) => !wasSeen(index, 'yes') || !wasSeen(index, 'no'));
    for (const { start, text } of uncovered) {
      console.error(`never both true and false: ${findPlace(rules, start)}: ${text.replace(/\s+/g, ' ')}`);
    }
    if (uncovered.length > 0) throw new HelpfulError('Each condition needs a test for both.');
    console.log(`Rules: ${first.length} conditions, all both true and false.`);
  },
);
