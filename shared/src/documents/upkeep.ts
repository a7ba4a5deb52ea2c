/** The chunks of the search index, and the document that names the current ones. */
export const SEARCH_SNAPSHOTS = 'searchSnapshots';
export const SEARCH_SNAPSHOT_PATH = 'searchSnapshots/current';
export const searchChunkPath = (chunk: string) => `${SEARCH_SNAPSHOTS}/${chunk}`;

/** How far a step of the nightly run has come. */
export const reconcileStatePath = (step: string) => `reconcileState/${step}`;

export const CLASSIC_RANKINGS_PATH = 'rankings/current';
export const WEEKLY_TOP_PATH = 'weeklyTop/current';

/**
 * Records that a document was imported from the original site, so that a second import does not restore what users have
 * changed or deleted since. The rules allow this path to nobody.
 */
export const importMarkerPath = (path: string) => `importedOriginals/${path.replaceAll('/', '~')}`;
