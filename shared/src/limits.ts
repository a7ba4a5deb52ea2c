/** All limits and timers that users notice. Lengths are in UTF-16 code units after trimming; what is longer is cut between signs (`cutText`). */

export const LIST_NAME_MAX = 50;
export const LIST_DESCRIPTION_MAX = 200;
export const USERNAME_MAX = 30;
export const COMMENT_TEXT_MAX = 500;
/** Enough for the whole catalogue: 751 contestants or 50 seasons with what `data/` publishes. The rules use the same number. */
export const LIST_ITEMS_MAX = 800;
/** The notes of a list, and the length of one. */
export const LIST_NOTES_MAX = 50;
export const NOTE_MAX = 140;

/** Lists in each of Home's sections, and items previewed on a card. */
export const HOME_SECTION_LISTS = 3;
export const PREVIEW_ITEMS = 3;

export const BALLOT_SLOTS = 10;
/** Results of fewer ballots than these say nothing yet, or may still change. */
export const ENOUGH_BALLOTS = 10;
export const EARLY_BALLOTS = 50;
/** Contestants after the Top 10 who just missed it. */
export const JUST_MISSED = 5;

/** Members of a group, and groups of a user. The name of a group is as long as that of a list. */
export const GROUP_MEMBERS_MAX = 50;
export const GROUPS_MAX = 20;

/** How often comments and busy results are read, in milliseconds. */
export const REFRESH_MS = 30_000;

/** Comments and replies in one page. */
export const COMMENTS_PAGE = 20;

export const REPORT_TEXT_MAX = 300;
export const MODERATION_REASON_MAX = 200;

/** The most documents that the rules let one query read. */
export const QUERY_MAX = 50;
/** The most public lists of a user that are counted: Firestore bills 1,000 counted documents as one read. */
export const COUNT_MAX = 1000;
/** A search by favorites includes this many of the newest ones. */
export const FAVORITES_SEARCHED_MAX = 1000;
/** The most ids that one `in` query can have. */
export const NAMED_DOCUMENTS_MAX = 30;

/** Milliseconds. */
export const DAY_MS = 24 * 60 * 60 * 1000;
export const WEEK_MS = 7 * DAY_MS;
export const IDOL_NOTICE_MS = 3000;
export const FAVORITE_MESSAGE_MS = 2000;

/** The probability that an opened season hides an idol. */
export const IDOL_CHANCE = 0.05;

/** How long the delete button waits for its second click. */
export const DELETE_CONFIRM_MS = 5000;
/** The delay of the autosave of a draft after the last change. */
export const DRAFT_AUTOSAVE_MS = 2000;

/** How long a touch rests before a drag starts, in milliseconds. */
export const TOUCH_DRAG_DELAY_CREATOR_MS = 50;
export const TOUCH_DRAG_DELAY_BALLOT_MS = 150;
