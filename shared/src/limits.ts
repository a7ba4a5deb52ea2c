/** Every limit and timer of the specification (sections 5 and 9), once. Lengths are UTF-16 code units after trimming. */
export const LIST_NAME_MAX = 50;
export const LIST_DESCRIPTION_MAX = 200;
export const USERNAME_MAX = 30;
export const COMMENT_TEXT_MAX = 500;
/** The whole catalogue fits: 705 people or 46 seasons. Rules cite the same number. */
export const LIST_ITEMS_MAX = 800;

/** Lists in each of Home's sections, and items previewed on a card. */
export const HOME_SECTION_LISTS = 3;
export const PREVIEW_ITEMS = 3;

/** The places of a ballot. */
export const BALLOT_SLOTS = 10;
/** Fewer ballots than these are not enough to speak for anybody, or are an early word. */
export const ENOUGH_BALLOTS = 10;
export const EARLY_BALLOTS = 50;
/** Contestants after the Top 10 who just missed it. */
export const JUST_MISSED = 5;

/** Comments and replies in one page of a list's talk. */
export const COMMENTS_PAGE = 20;

/** What a fan may add to a report, and what a curator may give as a reason. */
export const REPORT_TEXT_MAX = 300;
export const MODERATION_REASON_MAX = 200;

/** The most that one account may write of each kind within a window. Rules cite the same numbers. */
export const COMMENTS_PER_WINDOW = 30;
export const COMMENT_WINDOW_MS = 10 * 60_000;
export const LISTS_PER_WINDOW = 30;
export const LIST_WINDOW_MS = 60 * 60_000;
export const REPORTS_PER_WINDOW = 10;
export const REPORT_WINDOW_MS = 60 * 60_000;

/** The most documents that the rules let one query read. */
export const QUERY_MAX = 50;
/** The most of one fan's public lists that one query may count: Firestore bills 1,000 counted as one read. */
export const COUNT_MAX = 1000;
/** The most of a fan's favorites that one search looks among: the newest. */
export const FAVORITES_SEARCHED_MAX = 1000;
/** The most documents that one query can name by their ids. */
export const NAMED_DOCUMENTS_MAX = 30;

/** Milliseconds. */
export const SAVED_MESSAGE_MS = 3000;
export const MIXING_MESSAGE_MS = 3000;
export const USERNAME_MESSAGE_MS = 3000;
export const BALLOT_HINT_MS = 3000;
export const SUBMIT_ERROR_MS = 5000;
export const IDOL_NOTICE_MS = 3000;
export const FAVORITE_MESSAGE_MS = 2000;

/** Opening a season hides an idol with this chance. */
export const IDOL_CHANCE = 0.05;

/** The widest window, in CSS pixels, that counts as a phone. */
export const MOBILE_MAX_WIDTH = 768;

/** How long the delete button asks for its second click. */
export const DELETE_CONFIRM_MS = 5000;
/** A draft goes to the account this long after the last change. */
export const DRAFT_AUTOSAVE_MS = 2000;

/** How long a finger rests before it drags, in milliseconds. */
export const TOUCH_DRAG_DELAY_CREATOR_MS = 50;
export const TOUCH_DRAG_DELAY_BALLOT_MS = 150;
