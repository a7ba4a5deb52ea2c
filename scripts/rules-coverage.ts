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
    const [first, ...others] = readCoverageReports(rules).map(({ expressions }) =>
      expressions.flatMap((expression) => findConditions(rules, expression)),
    );
    if (!first) throw new HelpfulError('No test of these rules ran yet: `npm test -- rules`.');
    const uncovered = first.filter((condition, index) => {
      const seen = [condition, ...others.map((conditions) => conditions[index] ?? condition)].map(
        (each) => each.seen,
      );
      return !seen.some(({ yes }) => yes > 0) || !seen.some(({ no }) => no > 0);
    });
    for (const { start, text } of uncovered) {
      console.error(`never both true and false: ${findPlace(rules, start)}: ${text.replace(/\s+/g, ' ')}`);
    }
    if (uncovered.length > 0) throw new HelpfulError('Each condition needs a test for both.');
    console.log(`Rules: ${first.length} conditions, all both true and false.`);
  },
);
