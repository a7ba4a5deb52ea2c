import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rootFolder } from '../rootFolder.ts';
import { policyWithEmulators } from './emulatorConfig.ts';

describe('the policy that is deployed', () => {
  const text = readFileSync(join(rootFolder, 'firebase.json'), 'utf8');
  const policy: string = JSON.parse(text).hosting.headers[0].headers.find(
    ({ key }: { key: string }) => key === 'Content-Security-Policy',
  ).value;

  it('refuses what it does not name', () => {
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
  });

  it('allows no script or style inside the page, and none that is made from text', () => {
    expect(policy).not.toMatch(/unsafe-| \*/);
    expect(policy).toMatch(/style-src 'self';/);
  });

  it('names nothing but the site itself and hosts under https', () => {
    const sources = policy.split('; ').flatMap((directive) => directive.split(' ').slice(1));
    const others = sources.filter((source) => !/^('self'|'none'|data:|https:\/\/\S+)$/.test(source));
    expect(others).toEqual([]);
    expect(policy).not.toMatch(/127\.0\.0\.1|localhost/);
  });
});

describe('the policy beside the emulators', () => {
  it('differs in where data and pictures may come from, and in nothing else', () => {
    expect(policyWithEmulators("script-src 'self'; connect-src 'self'; img-src 'self' data:")).toBe(
      "script-src 'self'; connect-src 'self' http://127.0.0.1:9099 http://127.0.0.1:8080 http://127.0.0.1:5001 http://127.0.0.1:9199; img-src 'self' data: http://127.0.0.1:9199",
    );
  });
});
