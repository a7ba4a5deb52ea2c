import { useEffect, useState } from 'react';

export type PictureProps = {
  name: string;
  /** Two CSS colours for the drawing that stands in for the picture. */
  colors: readonly [string, string];
  /** Addresses, tried in order until one loads. */
  sources: readonly string[];
  /** Asked once, when every source failed. */
  findMore?: (() => Promise<string | undefined>) | undefined;
  onFailure?: ((source: string) => void) | undefined;
  /** Pixels. */
  size: number;
  /** True where the name stands beside it as text. */
  isDecorative?: boolean | undefined;
};

type Attempt = { index: number; extra: string[]; isLoaded: boolean; hasAsked: boolean };

const firstAttempt: Attempt = { index: 0, extra: [], isLoaded: false, hasAsked: false };

/** Walks through the sources of a picture until one loads. */
export function usePicture({ sources, findMore, onFailure }: PictureProps) {
  const identity = sources.join('\n');
  const [attempt, setAttempt] = useState({ ...firstAttempt, identity });
  if (attempt.identity !== identity) setAttempt({ ...firstAttempt, identity });

  const source = [...sources, ...attempt.extra][attempt.index];
  const shouldAsk = source === undefined && findMore !== undefined && !attempt.hasAsked;

  useEffect(() => {
    if (!shouldAsk || !findMore) return;
    let isCurrent = true;
    const settle = (found?: string) => {
      if (!isCurrent) return;
      setAttempt((now) => ({ ...now, hasAsked: true, extra: found ? [found] : [] }));
    };
    findMore().then(settle, () => settle());
    return () => {
      isCurrent = false;
    };
  }, [shouldAsk, findMore]);

  return {
    source,
    isLoaded: attempt.isLoaded,
    handleLoad: () => setAttempt((now) => ({ ...now, isLoaded: true })),
    handleError: () => {
      if (source !== undefined) onFailure?.(source);
      setAttempt((now) => ({ ...now, index: now.index + 1, isLoaded: false }));
    },
  };
}
