import { expect, test } from 'vitest';
import { scheduledFunctionIds } from './scheduleTicker.ts';

test('only functions with a schedule are ticked, each once', () => {
  const functionTriggers = [
    { id: 'us-central1-recomputeWeeklyTop', schedule: { schedule: 'every 5 minutes' } },
    { id: 'us-central1-searchLists', httpsTrigger: {} },
  ];
  const backends = [{ functionTriggers }, { functionTriggers }];
  expect(scheduledFunctionIds({ backends })).toEqual(['us-central1-recomputeWeeklyTop']);
});

test('without functions there is nothing to tick', () => {
  expect(scheduledFunctionIds({})).toEqual([]);
  expect(scheduledFunctionIds({ backends: [{}] })).toEqual([]);
});
