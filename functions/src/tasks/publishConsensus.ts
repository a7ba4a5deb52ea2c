import { onTaskDispatched } from 'firebase-functions/tasks';
import { resources } from '../platform/resources.ts';
import { taskOptions } from '../platform/taskOptions.ts';
import { publishWhenDue } from '../results/publishWhenDue.ts';

/** Publishes a subject's consensus after the second in which its lists changed. */
export const publishConsensus = onTaskDispatched(taskOptions(resources.cascading), publishWhenDue);
