import { expect, test } from 'vitest';
import { splitCode } from './splitModule.ts';

const code = `import { log } from 'log';
const limit = 3;
class Session { check() { return limit; } }
Session.kind = 'session';
function open() { return new Session().check(); }
class Popup { open() { return open(); } }
Popup.size = limit;
let popups = 0;
log('ready');
export { open as o, Popup as P };
`;

const { core, rest, index } = splitCode(code, ['open'], 'auth.js');

test('the core holds what its names need, with their properties, and what has effects', () => {
  expect(core).toContain('const limit');
  expect(core).toContain("Session.kind = 'session'");
  expect(core).toContain("log('ready')");
  expect(core).not.toContain('Popup');
  expect(core).toContain('export { limit, Session, open };');
});

test('the rest holds all others, and imports from the core', () => {
  expect(rest).toContain('class Popup');
  expect(rest).toContain('Popup.size = limit');
  expect(rest).not.toMatch(/class Session|log\('ready'\)| as /);
  expect(rest).toContain("import { limit, Session, open } from 'auth.js?core';");
  expect(rest).toContain('export { Popup, popups };');
});

test('the index exports what the module did', () => {
  expect(index).toBe("export { open as o } from 'auth.js?core';\nexport { Popup as P } from 'auth.js?rest';");
});

test('lines stay where they were', () => {
  expect(core.split('\n')[4]).toBe(code.split('\n')[4]);
  expect(rest.split('\n')[5]).toBe(code.split('\n')[5]);
});

test('a name that the module does not declare is an error', () => {
  expect(() => splitCode(code, ['close'], 'auth.js')).toThrow('The module declares no close.');
});
