import type { ListKey } from '@outrank/shared/documents/list';
import { createContext, type ReactNode, use } from 'react';
import type { ShownComment } from './commentQueries.ts';

/** The signed-in user as the author of new comments. The name is the one in the profile. */
export type Author = { readonly uid: string; readonly displayName: string };

type ThreadContextValue = {
  readonly list: ListKey;
  /** Undefined when signed out. */
  readonly author: Author | undefined;
  /** Milliseconds since 1970, updated every minute. */
  readonly now: number;
  /** Further buttons for another user's comment, such as a report button. */
  readonly renderActions?: ((comment: ShownComment) => ReactNode) | undefined;
  readonly announce: (message: string) => void;
};

export const ThreadContext = createContext<ThreadContextValue | null>(null);

export function useThreadContext(): ThreadContextValue {
  const value = use(ThreadContext);
  if (!value) throw new Error('useThreadContext needs a CommentsSection around it.');
  return value;
}
