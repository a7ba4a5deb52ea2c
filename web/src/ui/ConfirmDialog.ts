import { lazyPart } from './lazyPart.ts';

/** Asks before something that cannot be undone. Its code comes with the first question. */
export const ConfirmDialog = lazyPart(() => import('./ConfirmPopup.tsx'));
