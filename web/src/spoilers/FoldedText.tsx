import type { ReactNode } from 'react';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { useShield } from './useShield.ts';

// Only readers who have turned the shield on need it.
const FirstNameFold = lazyComponent(() => import('./FirstNameFold.tsx'));

type Props = {
  /** As it passed the shield. */
  text: string;
  /** The user's own words are never hidden. */
  isOwn: boolean;
  /** The text as it is drawn. */
  children: ReactNode;
};

/** A text with a first name from an unwatched season is folded until the reader asks for it. Any other is drawn as it is. */
export function FoldedText({ text, isOwn, children }: Props) {
  const { hasHiddenFirstName } = useShield();
  if (isOwn || !hasHiddenFirstName(text)) return children;
  return <FirstNameFold>{children}</FirstNameFold>;
}
