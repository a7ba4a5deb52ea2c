import { type Expression, endOfText, flat, operatorOf } from '../rules/expression.ts';
import { placeOf } from '../rules/placeOf.ts';

/** The rules with one condition dropped or changed. */
export type Mutant = {
  /** Where and what, without line numbers, so that it stays the same when other rules change. */
  readonly name: string;
  readonly line: number;
  /** The part of the rules that is other than before. */
  readonly start: number;
  readonly end: number;
  readonly rules: string;
};

type Change = { readonly start: number; readonly end: number; readonly line: number; readonly by: string };

/** Every mutant of these rules: conditions dropped and inverted, comparisons, numbers, entries and look-ups changed. */
export function mutantsOf(
  rules: string,
  expressions: readonly Expression[],
  conditions: readonly Expression[],
): Mutant[] {
  const changes = [
    ...conditions.flatMap((condition) => changesOfCondition(rules, condition)),
    ...expressions.flatMap(flat).flatMap((expression) => changesOfExpression(rules, expression)),
    ...changesOfText(rules),
  ];
  const mutants = new Map(
    changes.map((change) => mutantOf(rules, change)).map((mutant) => [mutant.rules, mutant]),
  );
  return numbered([...mutants.values()].toSorted((one, other) => one.start - other.start));
}

/** The same change may be made at several spots of one function. */
function numbered(mutants: readonly Mutant[]): Mutant[] {
  const counts = new Map<string, number>();
  return mutants.map((mutant) => {
    const count = (counts.get(mutant.name) ?? 0) + 1;
    counts.set(mutant.name, count);
    return count === 1 ? mutant : { ...mutant, name: `${mutant.name} (${count})` };
  });
}

function mutantOf(rules: string, { start, end, line, by }: Change): Mutant {
  const before = rules.slice(start, end).replace(/\s+/g, ' ');
  return {
    name: `${placeOf(rules, start)}: ${before} -> ${by.replace(/\s+/g, ' ')}`,
    line,
    start,
    end,
    rules: `${rules.slice(0, start)}${by}${rules.slice(end)}`,
  };
}

/** An operand is dropped with its operator; what stands alone becomes true, and false as its opposite shows. */
function changesOfCondition(rules: string, condition: Expression): Change[] {
  const operator = operatorOf(rules, condition);
  const [first, second] = condition.children;
  if ((operator === '&&' || operator === '||') && first && second) {
    const isChain = operatorOf(rules, first) === operator;
    return [
      instead(condition, `(${first.text})`),
      ...(isChain ? [] : [instead(condition, `(${second.text})`)]),
    ];
  }
  if (operator === '!' && first) return [instead(condition, first.text), instead(condition, 'true')];
  return [instead(condition, `!(${condition.text})`), instead(condition, 'true')];
}

function instead({ start, end, line }: Expression, by: string): Change {
  return { start, end, line, by };
}

const nearComparison: Readonly<Record<string, string>> = { '<=': '<', '>=': '>', '<': '<=', '>': '>=' };

function changesOfExpression(rules: string, expression: Expression): Change[] {
  const [first, second, third] = expression.children;
  if (operatorOf(rules, expression) === '?' && second && third) {
    return [instead(expression, second.text), instead(expression, third.text)];
  }
  if (!first) return [];
  const after = /^\s*(<=|>=|<|>|[+-])(?=\s)/.exec(rules.slice(first.end, expression.end));
  const operator = after?.[1];
  if (after === null || operator === undefined) return [];
  const by = nearComparison[operator] ?? (operator === '+' ? '-' : '+');
  const end = first.end + after[0].length;
  return [{ start: end - operator.length, end, line: expression.line, by }];
}

/** Looks over the text beside its comments: numbers, entries of arrays, and look-ups before or after the batch. */
function changesOfText(rules: string): Change[] {
  const changes: Change[] = [];
  let at = 0;
  while (at < rules.length) {
    const end = rules.startsWith('//', at) ? rules.indexOf('\n', at) : endOfText(rules, at);
    const line = rules.slice(0, at).split('\n').length;
    const put = (from: number, to: number, by: string) => changes.push({ start: from, end: to, line, by });
    if (rules[at] === "'") numbersInPattern(rules.slice(at, end), at, put);
    else if (end === at + 1) tokensAt(rules, at, put);
    at = end;
  }
  return changes;
}

type Put = (from: number, to: number, by: string) => void;

/** `{1,60}` in a pattern bounds a length. */
function numbersInPattern(text: string, start: number, put: Put): void {
  for (const braces of text.matchAll(/\{\d+(,\d+)?\}/g)) {
    for (const number of braces[0].matchAll(/\d+/g)) {
      const from = start + braces.index + number.index;
      for (const by of nearby(number[0])) put(from, from + number[0].length, by);
    }
  }
}

function nearby(number: string): string[] {
  const value = Number(number);
  return value === 0 ? ['1'] : [String(value - 1), String(value + 1)];
}

const lookUps: Readonly<Record<string, string>> = {
  get: 'getAfter',
  getAfter: 'get',
  exists: 'existsAfter',
  existsAfter: 'exists',
};

function tokensAt(rules: string, at: number, put: Put): void {
  const rest = rules.slice(at);
  const before = rules[at - 1] ?? ' ';
  const number = /^\d+/.exec(rest)?.[0];
  if (number && /[^\w]/.test(before)) for (const by of nearby(number)) put(at, at + number.length, by);
  const lookUp = /^(getAfter|get|existsAfter|exists)(?=\()/.exec(rest)?.[0];
  if (lookUp && /[^\w.]/.test(before)) put(at, at + lookUp.length, lookUps[lookUp] ?? lookUp);
  if (rest.startsWith('[') && /[\s(]/.test(before)) entriesOf(rules, at, put);
}

function entriesOf(rules: string, opening: number, put: Put): void {
  const closing = rules.indexOf(']', opening);
  const entries = rules
    .slice(opening + 1, closing)
    .split(',')
    .map((entry) => entry.trim());
  for (const left of entries) {
    put(opening + 1, closing, entries.filter((entry) => entry !== left).join(', '));
  }
}
