export {
  changeGroup,
  claimAccount,
  createGroup,
  deleteAccount,
  deleteComment,
  editSeason,
  joinGroup,
  listShares,
  moderate,
  ownModeration,
  searchLists,
  share,
} from './callables.ts';
export {
  onAccountBlocked,
  onAccountDeletionRequested,
  onGroupDeleted,
  onProfileWritten,
  onReportWritten,
} from './events/accountEvents.ts';
export { onBallotWritten, onConsensusBallotWritten } from './events/ballotEvents.ts';
export { onCommentDeleted, onCommentVoteWritten, onCommentWritten } from './events/commentEvents.ts';
export { onListDeleted, onListWritten, onShareDeleted, onUpvoteWritten } from './events/listEvents.ts';
export { freezeEdition, rebuildSearchSnapshot, recomputeWeeklyTop, repairJob } from './schedules.ts';
export { sharePage } from './sharePage.ts';
export {
  closeEpisode,
  countTarget,
  publishConsensus,
  publishTopTen,
  refreshWeeklyTop,
  scoreEpisode,
  updateInbox,
} from './tasks.ts';
