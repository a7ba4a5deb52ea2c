import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toPlainLetters } from '../accounts/username.ts';
import { mixesScripts } from './lookAlikes.ts';
import { reservedInTitles } from './nameProblems.ts';
import { foldWords, reservedInNames } from './reservedWords.ts';

const rules = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');
const [, folding = ''] = /let folded = ([^;]*);/.exec(rules) ?? [];
const classes = [...folding.replace(/'\s*\+ '/g, '').matchAll(/replace\('(\[.*?\])', '(.)'\)/g)];

test('the rules fold to the letters of reserved words what looks like them, and nothing else', () => {
  expect(
    classes
      .map(([, , letter]) => letter)
      .toSorted()
      .join(''),
  ).toBe('ACDEIKMNORSTU');
  const patterns = classes.map(([, pattern = '', letter]) => {
    const source = pattern.replace(/\\\\x\{(\w+)\}/g, '\\u{$1}');
    return [new RegExp(source, 'u'), letter] as const;
  });
  const different: string[] = [];
  for (let code = 0x20; code < 0x30000; code += 1) {
    const character = String.fromCodePoint(code);
    if (/[\p{M}\p{Cs}]/u.test(character) || toPlainLetters(character) !== character) continue;
    const folded = foldWords(character).trim();
    for (const [pattern, letter] of patterns)
      if (pattern.test(character) !== (folded === letter)) different.push(`${character} ${letter}`);
  }
  expect(different).toEqual([]);
});

test.each([
  ['isReservedName', reservedInNames],
  ['isReservedTitle', reservedInTitles],
])('%s of the rules looks for the same words', (name, pattern) => {
  const [, body = ''] = new RegExp(`function ${name}\\(name\\) {([^}]*)}`).exec(rules) ?? [];
  expect(body.replace(/'\s*\+ '/g, '')).toContain(`matches('(?s).*(${pattern}).*')`);
});

test.each([
  ['Аda', true],
  ['Αda', true],
  ['Ada Ана', true],
  ['Ada', false],
  ['Өлгий', false],
  ['Γιώργος', false],
  ['Ada 李', false],
])('whether %s mixes Latin letters with look-alike ones: %s', (name, isMixed) => {
  expect(mixesScripts(name)).toBe(isMixed);
});
