import type { ReportedExpression } from './emulatedRules.ts';

/** An expression of the rules, and how often it had which value. */
export type Expression = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly seen: Seen;
  readonly children: readonly Expression[];
};

/** How often it was true, refused (false, or broke the evaluation), or had any other value. */
type Seen = { yes: number; no: number; other: number };

/** An expression with all its parts. */
export function flatten(expression: Expression): Expression[] {
  return [expression, ...expression.children.flatMap(flatten)];
}

/** Combines the emulator's report with the text of the rules. */
export function parseExpressions(rules: string, report: readonly ReportedExpression[]): Expression[] {
  return report.map(({ sourcePosition, values = [], children = [] }) => {
    const start = sourcePosition.currentOffset;
    const end = findEnd(rules, start, sourcePosition.endOffset + 1);
    return {
      start,
      end,
      text: rules.slice(start, end),
      seen: countValues(values),
      children: parseExpressions(rules, children),
    };
  });
}

function countValues(values: NonNullable<ReportedExpression['values']>): Seen {
  const seen: Seen = { yes: 0, no: 0, other: 0 };
  for (const { value, count } of values) {
    if (value.boolValue === true) seen.yes += count;
    else if (value.boolValue === false || value.undefined?.causeMessage !== undefined) seen.no += count;
    else if (Object.keys(value).length > 0 && value.undefined === undefined) seen.other += count;
  }
  return seen;
}

/** The report leaves out closing brackets at the end, and the brackets of a call without arguments. */
function findEnd(rules: string, start: number, reportedEnd: number): number {
  const token = /'(?:\\.|[^'\\])*'|[\s\S]/y;
  let depth = 0;
  let end = start;
  while (
    end < rules.length &&
    (end < reportedEnd || depth > 0 || (end === reportedEnd && rules[end] === '('))
  ) {
    token.lastIndex = end;
    const [text = ' '] = token.exec(rules) ?? [];
    if ('([{'.includes(text)) depth += 1;
    if (')]}'.includes(text)) depth -= 1;
    end += text.length;
  }
  return end;
}

/** The logical operator that combines the children of an expression. */
export function getOperator(rules: string, { start, children }: Expression) {
  const [first, second] = children;
  if (!first) return undefined;
  if (!second) return rules[start] === '!' ? '!' : undefined;
  const between = rules.slice(first.end, second.start);
  if (children.length === 3 && between.includes('?')) return '?';
  return /^[\s)]*&&[\s(]*$/.test(between) ? '&&' : /^[\s)]*\|\|[\s(]*$/.test(between) ? '||' : undefined;
}

/** The conditions in an expression: itself when it is one, and the operands of its logical operators. */
export function findConditions(
  rules: string,
  expression: Expression,
  isCondition = looksLikeCondition(rules, expression),
): Expression[] {
  const { children, text } = expression;
  const operator = getOperator(rules, expression);
  const isLet = text.startsWith('let ');
  const isLogical = !isLet && (operator === '&&' || operator === '||' || operator === '!');
  const inner = children.flatMap((child, index) => {
    if (isLet && index === children.length - 1) return findConditions(rules, child);
    return findConditions(rules, child, isLogical || (!isLet && operator === '?' && index === 0));
  });
  return !isLet && (isCondition || isLogical) ? [expression, ...inner] : inner;
}

const comparison =
  /^[^?]* (==|!=|<=|>=|<|>|is|in) [^?]*$|[.](matches|hasOnly)[(]|^(is|are|has|can|exists)[A-Za-z]*[(]/;

/** Whether the text reads as a condition, when no operator around it says so. */
function looksLikeCondition(rules: string, expression: Expression): boolean {
  const operator = getOperator(rules, expression);
  return operator !== '?' && (operator !== undefined || comparison.test(expression.text));
}

/** The match, and in it the function or the permission, that contains this offset of the rules. */
export function findPlace(rules: string, offset: number): string {
  const above: { indent: number; name: string }[] = [];
  const [endOfLine = ''] = rules.slice(offset).split('\n', 1);
  for (const line of rules.slice(0, offset + endOfLine.length).split('\n')) {
    const named = /^(\s*)(?:match (\S+) \{|function (\w+\().*|(allow [a-z, ]+)[:;].*)$/.exec(line);
    if (!named) continue;
    const [, { length: indent } = '', match, call, permission = ''] = named;
    while ((above.at(-1)?.indent ?? -1) >= indent) above.pop();
    above.push({ indent, name: match ?? (call ? `${call})` : permission) });
  }
  // Every document is inside the first match.
  return above
    .slice(1)
    .map(({ name }) => name)
    .join(' ');
}
