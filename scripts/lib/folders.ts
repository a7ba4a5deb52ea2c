import { fileURLToPath } from 'node:url';

/** The folder of the repository, with a slash at its end. Scripts work from here, wherever they are started. */
export const rootFolder = fileURLToPath(new URL('../..', import.meta.url));

/** Holds only what scripts can rebuild. */
export const cacheFolder = `${rootFolder}.cache`;
