import type { ListKey } from '@outrank/shared/documentPaths';
import { createContext, use } from 'react';

/** Who writes, by the name that the profile holds. */
export type Author = { readonly uid: string; readonly displayName: string };

type TalkContextValue = {
  readonly list: ListKey;
  /** Nobody when signed out. */
  readonly author: Author | undefined;
  /** To be called after a write: reads the talk again where it is not watched. */
  readonly refresh: () => void;
  /** Milliseconds since 1970, moving with the minute. */
  readonly now: number;
  /** Says something to those who do not see it. */
  readonly announce: (words: string) => void;
};

export const TalkContext = createContext<TalkContextValue | null>(null);

export function useTalkContext(): TalkContextValue {
  const value = use(TalkContext);
  if (!value) throw new Error('This belongs into a CommentsSection.');
  return value;
}
