import { expect, test } from 'vitest';
import { describeMoment, formatMoment } from './formatMoment.ts';

const at = new Date('2026-11-20T12:05:00');

test("today's time is shown alone, any other with its date", () => {
  const today = new Date('2026-11-20T23:59:00');
  expect(formatMoment(at, today)).toMatch(/^12:05\sPM$/);
  expect(describeMoment(at, today)).toMatch(/^at 12:05\sPM$/);
  const tomorrow = new Date('2026-11-21T00:01:00');
  expect(formatMoment(at, tomorrow)).toMatch(/^Nov 20, 2026, 12:05\sPM$/);
  expect(describeMoment(at, tomorrow)).toMatch(/^on Nov 20, 2026, 12:05\sPM$/);
});
