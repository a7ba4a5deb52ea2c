import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createManifest, createWrapperJar } from './wrapperJar.ts';

test('the manifest begins with its version and ends with an empty line', () => {
  expect(createManifest({ 'Main-Class': 'a.B' })).toBe('Manifest-Version: 1.0\r\nMain-Class: a.B\r\n\r\n');
});

test('no manifest line passes 72 bytes, however long the path, and unfolding restores it', () => {
  fc.assert(
    fc.property(fc.webUrl({ size: 'large' }), (url) => {
      const folded = createManifest({ 'Class-Path': new URL(url).href });
      for (const line of folded.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(72);
      expect(folded.replaceAll('\r\n ', '')).toContain(`\r\nClass-Path: ${new URL(url).href}\r\n`);
    }),
    { numRuns: 20 },
  );
});

test('the jar is a zip whose directory points at the one file', () => {
  const jar = createWrapperJar('a.B', 'file:///opt/emulator.jar');
  const end = jar.subarray(-22);
  const directory = jar.subarray(end.readUInt32LE(16), -22);
  expect(end.toString('latin1', 0, 4)).toBe('PK\x05\x06');
  expect(directory).toHaveLength(end.readUInt32LE(12));
  expect(directory.toString('latin1', 46)).toBe('META-INF/MANIFEST.MF');
  expect(jar.readUInt32LE(14)).toBe(directory.readUInt32LE(16));
  const size = jar.readUInt32LE(22);
  expect(jar.toString('latin1', 50, 50 + size)).toContain('Class-Path: file:///opt/emulator.jar');
});
