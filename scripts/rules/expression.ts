import type { ReportedExpression } from './emulatedRules.ts';

/** An expression of the rules: where it stands in their text, and how often it had which value. */
export type Expression = {
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly text: string;
  readonly seen: Seen;
  readonly children: readonly Expression[];
};

/** How often it was true, false, or broke off, which refuses; and how often it had any other value. */
type Seen = { yes: number; no: number; broken: number; other: number };

/** An expression and all that it is made of. */
export function flat(expression: Expression): Expression[] {
  return [expression, ...expression.children.flatMap(flat)];
}

export type Operator = '&&' | '||' | '!' | '?' | undefined;

const opening = '([{';
const closing = ')]}';

/** Reads the emulator's report beside the text of the rules. */
export function expressionsOf(rules: string, report: readonly ReportedExpression[]): Expression[] {
  return report.map((reported) => read(rules, reported));
}

function read(rules: string, { sourcePosition, values = [], children = [] }: ReportedExpression): Expression {
  const { line, currentOffset: start, endOffset } = sourcePosition;
  const end = endOfBrackets(rules, start, endOffset + 1);
  const seen: Seen = { yes: 0, no: 0, broken: 0, other: 0 };
  for (const { value, count } of values) {
    if (value.boolValue !== undefined) seen[value.boolValue ? 'yes' : 'no'] += count;
    else if (value.undefined?.causeMessage !== undefined) seen.broken += count;
    else if (Object.keys(value).length > 0 && value.undefined === undefined) seen.other += count;
  }
  const inner = children.map((child) => read(rules, child));
  return { start, end, line, text: rules.slice(start, end), seen, children: inner };
}

/** The report leaves out what closes at the end, and the brackets of a call without arguments. */
function endOfBrackets(rules: string, start: number, told: number): number {
  let depth = 0;
  let at = start;
  while (at < rules.length && (at < told || depth > 0 || (at === told && rules[at] === '('))) {
    const end = endOfText(rules, at);
    if (end === at + 1 && opening.includes(rules[at] ?? ' ')) depth += 1;
    if (end === at + 1 && closing.includes(rules[at] ?? ' ')) depth -= 1;
    at = end;
  }
  return at;
}

/** Where the character at this place ends, or the quoted text that begins there. */
export function endOfText(rules: string, at: number): number {
  if (rules[at] !== "'") return at + 1;
  let end = at + 1;
  while (end < rules.length && rules[end] !== "'") end += rules[end] === '\\' ? 2 : 1;
  return end + 1;
}

/** What joins the children of an expression to a truth. */
export function operatorOf(rules: string, { start, children }: Expression): Operator {
  const [first, second] = children;
  if (!first) return undefined;
  if (!second) return rules[start] === '!' ? '!' : undefined;
  const between = rules.slice(first.end, second.start);
  if (children.length === 3 && between.includes('?')) return '?';
  return /^[\s)]*&&[\s(]*$/.test(between) ? '&&' : /^[\s)]*\|\|[\s(]*$/.test(between) ? '||' : undefined;
}

/** The conditions in an expression: itself when it is one, and whatever it joins to a truth. */
export function conditionsIn(
  rules: string,
  expression: Expression,
  isOne = isTruth(rules, expression),
): Expression[] {
  const { children, text } = expression;
  if (text.startsWith('let ')) {
    return children.flatMap((child, index) =>
      index === children.length - 1 ? conditionsIn(rules, child) : conditionsIn(rules, child, false),
    );
  }
  const operator = operatorOf(rules, expression);
  const isJoined = operator === '&&' || operator === '||' || operator === '!';
  const inner = children.flatMap((child, index) =>
    conditionsIn(rules, child, isJoined || (operator === '?' && index === 0)),
  );
  return isOne || isJoined ? [expression, ...inner] : inner;
}

const comparison =
  /^[^?]* (==|!=|<=|>=|<|>|is|in) [^?]*$|[.](matches|hasOnly)[(]|^(is|are|has|may|exists)[A-Za-z]*[(]/;

/** Whether it reads as a condition, when nothing around it says so. */
function isTruth(rules: string, expression: Expression): boolean {
  const operator = operatorOf(rules, expression);
  return (
    operator !== '?' &&
    (operator !== undefined || comparison.test(expression.text)) &&
    !expression.text.startsWith('let ')
  );
}
