import { fileURLToPath } from 'node:url';

/** The folder of the repository; every script works from here, wherever it was called. */
export const rootFolder = fileURLToPath(new URL('..', import.meta.url));

/** What scripts may rebuild at any time. */
export const cacheFolder = `${rootFolder}.cache`;
