import { type Expression, findPlace, flatten, getOperator } from '../rules/expression.ts';
import equivalents from './equivalents.json' with { type: 'json' };

/** The rules with one condition dropped or changed. */
export type Mutant = {
  /** The match, and the function or permission in it. */
  readonly place: string;
  /** What is changed to what, on one line. */
  readonly change: string;
  /** The changed part of the rules. */
  readonly start: number;
  readonly end: number;
  readonly rules: string;
};

type Change = { readonly start: number; readonly end: number; readonly by: string };

/** All mutants of these rules: conditions dropped and inverted; comparisons, numbers, entries and document reads changed. */
export function createMutants(
  rules: string,
  expressions: readonly Expression[],
  conditions: readonly Expression[],
): Mutant[] {
  const changes = [
    ...conditions.flatMap((condition) => changeCondition(rules, condition)),
    ...expressions.flatMap(flatten).flatMap((expression) => changeOperator(rules, expression)),
    ...changeTokens(rules),
  ];
  const mutants = changes.map((change) => applyChange(rules, change));
  const unique = new Map(mutants.map((mutant) => [mutant.rules, mutant]));
  return [...unique.values()].toSorted((a, b) => a.start - b.start);
}

function applyChange(rules: string, { start, end, by }: Change): Mutant {
  return {
    place: findPlace(rules, start),
    change: `${rules.slice(start, end)} -> ${by}`.replace(/\s+/g, ' '),
    start,
    end,
    rules: `${rules.slice(0, start)}${by}${rules.slice(end)}`,
  };
}

const replace = ({ start, end }: Expression, by: string): Change => ({ start, end, by });

/** Drops an operand with its operator; inverts any other condition, and makes it true. */
function changeCondition(rules: string, condition: Expression): Change[] {
  const operator = getOperator(rules, condition);
  const [first, second] = condition.children;
  if ((operator === '&&' || operator === '||') && first && second) {
    const isChain = getOperator(rules, first) === operator;
    const withoutSecond = replace(condition, `(${first.text})`);
    return isChain ? [withoutSecond] : [withoutSecond, replace(condition, `(${second.text})`)];
  }
  const inverse = operator === '!' && first ? first.text : `!(${condition.text})`;
  return [replace(condition, inverse), replace(condition, 'true')];
}

const otherOperators: Record<string, string> = {
  '<=': '<',
  '>=': '>',
  '<': '<=',
  '>': '>=',
  '+': '-',
  '-': '+',
};

function changeOperator(rules: string, expression: Expression): Change[] {
  const [first, second, third] = expression.children;
  if (getOperator(rules, expression) === '?' && second && third) {
    return [replace(expression, second.text), replace(expression, third.text)];
  }
  const match = first && /^\s*(<=|>=|<|>|[+-])(?=\s)/.exec(rules.slice(first.end, expression.end));
  if (!match) return [];
  const [text, operator = ''] = match;
  const end = first.end + text.length;
  return [{ start: end - operator.length, end, by: otherOperators[operator] ?? operator }];
}

const otherReads: Readonly<Record<string, string>> = {
  get: 'getAfter',
  getAfter: 'get',
  exists: 'existsAfter',
  existsAfter: 'exists',
};

const comment = /\/\/.*/.source;
const quoted = /'(?:\\.|[^'\\])*'/.source;
const number = /(?<!\w)\d+/.source;
const read = /(?<![\w.])(?:get|exists)(?:After)?(?=\()/.source;
const beforeArray = /(?<=[\s(])(?=\[([^\]]*)\])/.source;
const tokens = new RegExp([comment, quoted, number, read, beforeArray].join('|'), 'g');

/** Changes numbers, entries of arrays, and whether a document is read before or after the batch. */
function changeTokens(rules: string): Change[] {
  return [...rules.matchAll(tokens)].flatMap(({ index, 0: text, 1: entries }) => {
    if (entries !== undefined) return dropEntries(index + 1, entries);
    if (text.startsWith("'")) return changeBounds(index, text);
    if (/^\d/.test(text)) return changeNumber(index, text);
    const by = otherReads[text];
    return by === undefined ? [] : [{ start: index, end: index + text.length, by }];
  });
}

function dropEntries(start: number, text: string): Change[] {
  const entries = text.split(',').map((entry) => entry.trim());
  const end = start + text.length;
  return entries.map((_, index) => ({ start, end, by: entries.toSpliced(index, 1).join(', ') }));
}

/** `{1,60}` in a pattern bounds a length. */
function changeBounds(start: number, pattern: string): Change[] {
  return [...pattern.matchAll(/(?<=\{\d*,?)\d+(?=(?:,\d+)?\})/g)].flatMap(({ index, 0: text }) =>
    changeNumber(start + index, text),
  );
}

function changeNumber(start: number, text: string): Change[] {
  const near = text === '0' ? [1] : [Number(text) - 1, Number(text) + 1];
  return near.map((by) => ({ start, end: start + text.length, by: String(by) }));
}

/** How many mutants of a function or permission no test can notice, and why (equivalents.json). */
type Equivalent = { readonly place: string; readonly count: number; readonly why: string };

/** The places where more mutants survived, or fewer, than `explained` explains. */
export function findUnexplained(
  judged: readonly Mutant[],
  survivors: readonly Mutant[],
  explained: readonly Equivalent[] = equivalents,
): string[] {
  const places = new Set(judged.map(({ place }) => place));
  return [...places].flatMap((place) => {
    const changes = survivors.filter((mutant) => mutant.place === place).map(({ change }) => change);
    const counts = explained.filter((each) => each.place === place).map(({ count }) => count);
    const expected = counts.reduce((sum, count) => sum + count, 0);
    if (changes.length === expected) return [];
    return [
      `${place}: ${changes.length} survived, ${expected} explained`,
      ...changes.map((text) => `  ${text}`),
    ];
  });
}
