import { ofNobody, toPath } from './documentKind.ts';

/** Documents that belong to nobody: what functions keep for all readers and for themselves. */

/** The document of the original app, which curators edit. */
export const classicRankingsKind = { path: 'rankings/current', ...ofNobody } as const;

/** This week's top lists, as their cards show them. */
export const weeklyTopKind = { path: 'weeklyTop/current', ...ofNobody } as const;

/** The chunks of the search index, and the document that names the current ones. */
export const searchSnapshotKind = { path: 'searchSnapshots/{chunk}', ...ofNobody } as const;

/** How far a step of the repair job has come. */
export const repairStateKind = { path: 'reconcileState/{step}', ...ofNobody } as const;

/**
 * Records that a document was imported from the original site, so that a second import does not restore what users have
 * changed or deleted since. The rules allow this path to nobody.
 */
export const importMarkerKind = { path: 'importedOriginals/{pathWithTildes}', ...ofNobody } as const;

export const CLASSIC_RANKINGS_PATH = classicRankingsKind.path;
export const WEEKLY_TOP_PATH = weeklyTopKind.path;
export const SEARCH_SNAPSHOTS = toPath(searchSnapshotKind.path);
export const SEARCH_SNAPSHOT_PATH = toPath(searchSnapshotKind.path, 'current');
export const searchChunkPath = (chunk: string) => toPath(searchSnapshotKind.path, chunk);
export const repairStatePath = (step: string) => toPath(repairStateKind.path, step);
export const importMarkerPath = (path: string) => toPath(importMarkerKind.path, path.replaceAll('/', '~'));
