import { expect, test } from 'vitest';
import { parseJavaVersion } from './java.ts';

test.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['java version "1.8.0_402"', 8],
  ['openjdk version "21" 2023-09-19', 21],
  ['Picked up JAVA_TOOL_OPTIONS: -Xmx1g\nopenjdk version "11.0.2"', 11],
  ['command not found', undefined],
])('parses %s as Java %s', (output, version) => {
  expect(parseJavaVersion(output)).toBe(version);
});
