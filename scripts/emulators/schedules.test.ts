import { expect, test } from 'vitest';
import { scheduledFunctionIds } from './schedules.ts';

test('lists the scheduled functions of a kind, each once', () => {
  const functionTriggers = [
    { id: 'us-central1-recomputeWeeklyTop', schedule: { schedule: 'every 5 minutes' } },
    { id: 'us-central1-reconcile', schedule: { schedule: '0 3 * * *' } },
    { id: 'us-central1-searchLists', httpsTrigger: {} },
  ];
  const backends = [{ functionTriggers }, { functionTriggers }];
  expect(scheduledFunctionIds({ backends }, 'interval')).toEqual(['us-central1-recomputeWeeklyTop']);
  expect(scheduledFunctionIds({ backends }, 'clock')).toEqual(['us-central1-reconcile']);
  expect(scheduledFunctionIds({}, 'interval')).toEqual([]);
  expect(scheduledFunctionIds({ backends: [{}] }, 'clock')).toEqual([]);
});
