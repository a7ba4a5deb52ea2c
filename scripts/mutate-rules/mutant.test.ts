import { describe, expect, test } from 'vitest';
import type { ReportedExpression } from '../rules/emulatedRules.ts';
import { findConditions, parseExpressions } from '../rules/expression.ts';
import { createMutants, findUnexplained } from './mutant.ts';

const rules = `service cloud.firestore {
  match /databases/{database}/documents {
    match /items/{id} {
      function isShort(data) {
        return data.name.matches('[a-z]{1,9}') && (data.size() <= 5 || exists(/a/b));
      }

      // It's 7 in here, and [nothing, counts].
      allow create: if isShort(request.resource.data) && data.keys().hasOnly(['name', 'at']);
    }
  }
}
`;

/** An expression as the emulator reports it: its end leaves out the brackets that close after it. */
function reported(text: string, ...children: ReportedExpression[]): ReportedExpression {
  const start = rules.indexOf(text);
  const end = start + text.replace(/['\])()]+$/, '').length;
  return { sourcePosition: { currentOffset: start, endOffset: end - 1 }, children };
}

const expressions = parseExpressions(rules, [
  reported(
    "data.name.matches('[a-z]{1,9}') && (data.size() <= 5 || exists(/a/b))",
    reported("data.name.matches('[a-z]{1,9}')", reported('data.name')),
    reported(
      'data.size() <= 5 || exists(/a/b)',
      reported('data.size() <= 5', reported('data.size()')),
      reported('exists(/a/b)'),
    ),
  ),
  reported(
    "isShort(request.resource.data) && data.keys().hasOnly(['name', 'at'])",
    reported('isShort(request.resource.data)'),
    reported("data.keys().hasOnly(['name', 'at'])", reported('data.keys()')),
  ),
]);
const conditions = expressions.flatMap((expression) => findConditions(rules, expression));
const mutants = createMutants(rules, expressions, conditions);
const names = mutants.map(({ place, change }) => `${place}: ${change}`);
const pattern = "data.name.matches('[a-z]{1,9}')";
const lengthOrExists = 'data.size() <= 5 || exists(/a/b)';

describe('the mutants of rules', () => {
  test.each([
    ['drop an operand', `isShort(): ${pattern} && (${lengthOrExists}) -> (${pattern})`],
    ['drop an alternative', `isShort(): ${lengthOrExists} -> (exists(/a/b))`],
    ['invert a condition', 'isShort(): exists(/a/b) -> !(exists(/a/b))'],
    ['invert a call', 'allow create: isShort(request.resource.data) -> !(isShort(request.resource.data))'],
    ['change a comparison', 'isShort(): <= -> <'],
    ['lower a bound', 'isShort(): 5 -> 4'],
    ['raise a bound', 'isShort(): 5 -> 6'],
    ['raise a bound in a pattern', 'isShort(): 9 -> 10'],
    ['read after the batch', 'isShort(): exists -> existsAfter'],
    ['drop the last entry', "allow create: 'name', 'at' -> 'name'"],
    ['drop the first entry', "allow create: 'name', 'at' -> 'at'"],
  ])('%s', (_what, name) => {
    expect(names).toContain(`/items/{id} ${name}`);
  });

  test('leave comments unchanged', () => {
    expect(names.filter((name) => name.includes('7 ->') || name.includes('nothing'))).toEqual([]);
  });
});

test('reports places where the number of survivors differs from the explained number', () => {
  const ofFunction = mutants.filter(({ place }) => place.endsWith('isShort()'));
  const explained = [{ place: '/items/{id} isShort()', count: 1, why: 'any shorter bound is as good' }];
  expect(findUnexplained(ofFunction, ofFunction.slice(0, 1), explained)).toEqual([]);
  expect(findUnexplained(ofFunction, [], explained)).toEqual([
    '/items/{id} isShort(): 0 survived, 1 explained',
  ]);
  expect(findUnexplained(mutants, ofFunction.slice(0, 2), explained)).toHaveLength(3);
});
