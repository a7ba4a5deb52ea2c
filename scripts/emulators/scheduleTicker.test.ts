import { expect, test } from 'vitest';
import { scheduledFunctionIds } from './scheduleTicker.ts';

test('only functions with a schedule are ticked, each once', () => {
  const functionTriggers = [
    { id: 'us-central1-recomputeWeeklyTop', schedule: { schedule: 'every 5 minutes' } },
    { id: 'us-central1-reconcile', schedule: { schedule: '0 3 * * *' } },
    { id: 'us-central1-searchLists', httpsTrigger: {} },
  ];
  const backends = [{ functionTriggers }, { functionTriggers }];
  expect(scheduledFunctionIds({ backends }, 'interval')).toEqual(['us-central1-recomputeWeeklyTop']);
  expect(scheduledFunctionIds({ backends }, 'clock')).toEqual(['us-central1-reconcile']);
});

test('without functions there is nothing to tick', () => {
  expect(scheduledFunctionIds({}, 'interval')).toEqual([]);
  expect(scheduledFunctionIds({ backends: [{}] }, 'clock')).toEqual([]);
});
