import { onTaskDispatched } from 'firebase-functions/tasks';
import { resources, taskOptions } from '../platform/options.ts';
import { publishWhenDue } from '../results/publishWhenDue.ts';

/** Publishes a category's results after the second in which its ballots changed. */
export const publishTopTen = onTaskDispatched(taskOptions(resources.publishing), publishWhenDue);
