export { searchLists } from './callables/searchLists.ts';
export { rebuildSearchSnapshot } from './schedules/rebuildSearchSnapshot.ts';
export { recomputeWeeklyTop } from './schedules/recomputeWeeklyTop.ts';
export { propagateUserName } from './triggers/propagateUserName.ts';
