import { describe, expect, test } from 'vitest';
import type { ReportedExpression } from '../rules/emulatedRules.ts';
import { conditionsIn, expressionsOf } from '../rules/expression.ts';
import { mutantsOf } from './mutant.ts';

const rules = `service cloud.firestore {
  match /databases/{database}/documents {
    match /things/{id} {
      function isShort(data) {
        return data.name.matches('[a-z]{1,9}') && (data.size() <= 5 || exists(/a/b));
      }

      // It's 7 in here, and [nothing, counts].
      allow create: if isShort(request.resource.data) && data.keys().hasOnly(['name', 'at']);
    }
  }
}
`;

/** As the emulator tells it: the end of a text leaves out the brackets that close after it. */
function told(text: string, ...children: ReportedExpression[]): ReportedExpression {
  const start = rules.indexOf(text);
  const line = rules.slice(0, start).split('\n').length;
  const end = start + text.replace(/['\])()]+$/, '').length;
  return { sourcePosition: { line, currentOffset: start, endOffset: end - 1 }, children };
}

const report = [
  told(
    "data.name.matches('[a-z]{1,9}') && (data.size() <= 5 || exists(/a/b))",
    told("data.name.matches('[a-z]{1,9}')", told('data.name')),
    told(
      'data.size() <= 5 || exists(/a/b)',
      told('data.size() <= 5', told('data.size()')),
      told('exists(/a/b)'),
    ),
  ),
  told(
    "isShort(request.resource.data) && data.keys().hasOnly(['name', 'at'])",
    told('isShort(request.resource.data)'),
    told("data.keys().hasOnly(['name', 'at'])", told('data.keys()')),
  ),
];

const expressions = expressionsOf(rules, report);
const conditions = expressions.flatMap((expression) => conditionsIn(rules, expression));
const names = mutantsOf(rules, expressions, conditions).map(({ name }) => name);

describe('the mutants of rules', () => {
  test('drop each operand', () => {
    expect(names).toContain(
      "/things/{id} isShort(): data.name.matches('[a-z]{1,9}') && (data.size() <= 5 || exists(/a/b)) -> (data.name.matches('[a-z]{1,9}'))",
    );
    expect(names).toContain('/things/{id} isShort(): data.size() <= 5 || exists(/a/b) -> (exists(/a/b))');
    expect(names).toContain(
      "/things/{id} allow create: isShort(request.resource.data) && data.keys().hasOnly(['name', 'at']) -> (data.keys().hasOnly(['name', 'at']))",
    );
  });

  test('invert each condition', () => {
    expect(names).toContain('/things/{id} isShort(): exists(/a/b) -> !(exists(/a/b))');
    expect(names).toContain(
      '/things/{id} allow create: isShort(request.resource.data) -> !(isShort(request.resource.data))',
    );
  });

  test.each([
    'isShort(): <= -> <',
    'isShort(): 5 -> 4',
    'isShort(): 5 -> 6',
    'isShort(): 9 -> 10',
    'isShort(): exists -> existsAfter',
    "allow create: 'name', 'at' -> 'name'",
    "allow create: 'name', 'at' -> 'at'",
  ])('change bounds, entries and look-ups: %s', (change) => {
    expect(names).toContain(`/things/{id} ${change}`);
  });

  test('leave comments as they are', () => {
    expect(names.filter((name) => name.includes('7 ->') || name.includes('nothing'))).toEqual([]);
  });

  test('have names of their own', () => {
    expect(new Set(names).size).toBe(names.length);
  });
});
