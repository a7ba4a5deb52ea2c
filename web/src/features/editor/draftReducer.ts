import {
  addAncestor,
  chooseOpeningDraft,
  type Draft,
  getDraftVersion,
  isEmptyContent,
  type LocalDraft,
  type OpeningDraft,
} from '@outrank/shared/lists/draft';
import { isSameContent, type ListContent } from '@outrank/shared/lists/listContent';

export type DraftState = {
  /** The content that this tab saved in the browser last. */
  readonly content: ListContent;
  /** Whether the account has the same content. */
  readonly isSynced: boolean;
  /** Earlier versions of this draft that the account may have. The draft may replace them without a question. */
  readonly ancestors: readonly string[];
  /** A version from another tab or device. The user takes it or dismisses it. */
  readonly conflict: Draft | undefined;
};

export type DraftEvent =
  /** This tab saved new content in the browser, over what the browser had before. */
  | { readonly type: 'edited'; readonly content: ListContent; readonly overwritten: Draft | undefined }
  | { readonly type: 'uploadStarted' }
  /** The account has `content` now, instead of another device's version. */
  | { readonly type: 'uploaded'; readonly content: ListContent; readonly overwritten: Draft | undefined }
  | { readonly type: 'otherTabSaved'; readonly draft: Draft }
  | { readonly type: 'conflictResolved' };

type Copies = {
  readonly local: LocalDraft | undefined;
  /** Null when the account has none, undefined when it could not be read. */
  readonly account: Draft | null | undefined;
  /** A conflict that the user did not resolve at an earlier visit. */
  readonly conflict: Draft | undefined;
};

export function openDraft({ local, account, conflict }: Copies): DraftState {
  const opening: OpeningDraft =
    account === undefined && local
      ? { content: local.content }
      : chooseOpeningDraft(local, account ?? undefined);
  const accountVersion = account && account !== opening.conflict ? [getDraftVersion(account.content)] : [];
  const syncedVersion = local?.isSynced ? [getDraftVersion(local.content)] : [];
  return {
    content: opening.content,
    isSynced: !local || local.isSynced || opening.content !== local.content,
    ancestors: [...accountVersion, ...syncedVersion, ...(local?.ancestors ?? [])],
    conflict: opening.conflict ?? conflict,
  };
}

/** The state in which another list opens in place of the draft, which is offered like one of another device. */
export function openInstead(draft: DraftState, content: ListContent, now: string): DraftState {
  const conflict = isEmptyContent(draft.content)
    ? draft.conflict
    : { content: draft.content, updatedAt: now };
  return { content, isSynced: true, ancestors: [], conflict };
}

function withConflict(state: DraftState, draft: Draft | undefined): DraftState {
  return draft && !isEmptyContent(draft.content) ? { ...state, conflict: draft } : state;
}

/** Whether this tab wrote the draft: before the change, with the change, or as an earlier version. */
function isOwnVersion({ content: before, ancestors }: DraftState, { content }: Draft, after: ListContent) {
  return (
    isSameContent(content, before) ||
    isSameContent(content, after) ||
    ancestors.includes(getDraftVersion(content))
  );
}

export function draftReducer(state: DraftState, event: DraftEvent): DraftState {
  switch (event.type) {
    case 'edited': {
      const { content, overwritten } = event;
      const edited = { ...state, content, isSynced: false };
      const isOwn = overwritten && isOwnVersion(state, overwritten, content);
      return isOwn ? edited : withConflict(edited, overwritten);
    }
    case 'uploadStarted':
      // Recorded before the request, because it may reach the account although its response is lost.
      return { ...state, ancestors: addAncestor(state.ancestors, state.content) };
    case 'uploaded': {
      const { content, overwritten } = event;
      const isSynced = isSameContent(content, state.content);
      return withConflict({ ...state, isSynced, ancestors: [getDraftVersion(content)] }, overwritten);
    }
    case 'otherTabSaved':
      return isSameContent(event.draft.content, state.content) ? state : withConflict(state, event.draft);
    case 'conflictResolved': {
      const { ancestors, conflict } = state;
      // Whatever still has the other version may be replaced without another question.
      const resolved = conflict ? [getDraftVersion(conflict.content)] : [];
      return { ...state, ancestors: [...ancestors, ...resolved], conflict: undefined };
    }
  }
}
