import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldManifestLine, manifest, wrapperJar } from './wrapperJar.ts';

const unfold = (text: string) =>
  Buffer.from(text, 'latin1').toString().replaceAll('\r\n ', '').replace(/\r\n$/, '');

test('a short manifest line stays one line', () => {
  expect(foldManifestLine('Main-Class: a.B')).toBe('Main-Class: a.B\r\n');
});

test('a line of 72 bytes is not folded, one of 73 is', () => {
  expect(foldManifestLine('x'.repeat(72))).toBe(`${'x'.repeat(72)}\r\n`);
  expect(foldManifestLine('x'.repeat(73))).toBe(`${'x'.repeat(72)}\r\n x\r\n`);
});

test('however long the path, no line passes 72 bytes and nothing is lost', () => {
  fc.assert(
    fc.property(fc.webUrl({ size: 'large' }), (url) => {
      const folded = foldManifestLine(`Class-Path: ${url}`);
      const longest = Math.max(...folded.split('\r\n').map((line) => Buffer.byteLength(line)));
      expect(longest).toBeLessThanOrEqual(72);
      expect(unfold(folded)).toBe(`Class-Path: ${url}`);
    }),
  );
});

test('the manifest begins with its version and ends with an empty line', () => {
  expect(manifest({ 'Main-Class': 'a.B' })).toBe('Manifest-Version: 1.0\r\nMain-Class: a.B\r\n\r\n');
});

test('the jar is a zip whose directory points at the one file', () => {
  const jar = wrapperJar('a.B', 'file:///opt/emulator.jar');
  const end = jar.subarray(-22);
  const directory = jar.subarray(end.readUInt32LE(16), -22);
  expect(end.toString('latin1', 0, 4)).toBe('PK\x05\x06');
  expect(directory).toHaveLength(end.readUInt32LE(12));
  expect(directory.toString('latin1', 46)).toBe('META-INF/MANIFEST.MF');
  expect(jar.readUInt32LE(14)).toBe(directory.readUInt32LE(16));
  const size = jar.readUInt32LE(22);
  expect(jar.toString('latin1', 30 + 20, 30 + 20 + size)).toContain('Class-Path: file:///opt/emulator.jar');
});
