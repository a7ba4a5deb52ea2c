export { deleteComment } from './callables/deleteComment.ts';
export { searchLists } from './callables/searchLists.ts';
export { rebuildSearchSnapshot } from './schedules/rebuildSearchSnapshot.ts';
export { recomputeWeeklyTop } from './schedules/recomputeWeeklyTop.ts';
export { cleanUpComment } from './triggers/cleanUpComment.ts';
export { cleanUpList } from './triggers/cleanUpList.ts';
export { propagateUserName } from './triggers/propagateUserName.ts';
