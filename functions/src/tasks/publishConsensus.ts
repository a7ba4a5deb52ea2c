import { onTaskDispatched } from 'firebase-functions/tasks';
import { resources, taskOptions } from '../platform/options.ts';
import { publishWhenDue } from '../results/publishWhenDue.ts';

/** Publishes a subject's consensus after the second in which its lists changed. */
export const publishConsensus = onTaskDispatched(taskOptions(resources.cascading), publishWhenDue);
