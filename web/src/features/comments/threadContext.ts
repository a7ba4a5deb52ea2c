import type { ListKey } from '@outrank/shared/firestore/documentPaths';
import { createContext, type ReactNode, use } from 'react';
import type { ShownComment } from './pendingComments.ts';

/** Who writes, by the name that the profile holds. */
export type Author = { readonly uid: string; readonly displayName: string };

type ThreadContextValue = {
  readonly list: ListKey;
  /** Nobody when signed out. */
  readonly author: Author | undefined;
  /** To be called after a write: reads the talk again where it is not watched. */
  readonly refresh: () => void;
  /** Milliseconds since 1970, moving with the minute. */
  readonly now: number;
  /** What else the fan may do with a comment of another, such as reporting it. */
  readonly renderActions?: ((comment: ShownComment) => ReactNode) | undefined;
  /** Says something to those who do not see it. */
  readonly announce: (words: string) => void;
};

export const ThreadContext = createContext<ThreadContextValue | null>(null);

export function useThreadContext(): ThreadContextValue {
  const value = use(ThreadContext);
  if (!value) throw new Error('This belongs into a CommentsSection.');
  return value;
}
