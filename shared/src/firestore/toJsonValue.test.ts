import { expect, it } from 'vitest';
import { toJsonValue } from './toJsonValue.ts';

const noon = { toDate: () => new Date('2026-11-21T12:00:00Z') };

it('turns times into ISO strings, however deep they stand', () => {
  expect(toJsonValue({ at: noon, in: [{ at: noon }], by: { whom: { at: noon } } })).toEqual({
    at: '2026-11-21T12:00:00.000Z',
    in: [{ at: '2026-11-21T12:00:00.000Z' }],
    by: { whom: { at: '2026-11-21T12:00:00.000Z' } },
  });
});

it.each([[null], [undefined], [0], [''], [false], ['text'], [['s20', '']], [{ draft: null }]])(
  'leaves %j as it is',
  (value) => {
    expect(toJsonValue(value)).toEqual(value);
  },
);
