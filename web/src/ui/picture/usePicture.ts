import { useEffect, useState } from 'react';

export type PictureProps = {
  name: string;
  /** Two CSS colors of the drawing. */
  colors: readonly [string, string];
  /** URLs, tried in order until one loads. */
  sources: readonly string[];
  /** Called once, when every source has failed. */
  findMore?: (() => Promise<string | undefined>) | undefined;
  onFailure?: ((source: string) => void) | undefined;
  /** Called when a source has loaded. */
  onSuccess?: (() => void) | undefined;
  /** Pixels. */
  size: number;
  /** True when the name is shown beside it as text. */
  isDecorative?: boolean | undefined;
};

type Attempt = { index: number; extra: string[]; isLoaded: boolean; hasSearched: boolean };

const firstAttempt: Attempt = { index: 0, extra: [], isLoaded: false, hasSearched: false };

/** Tries the sources of a picture until one loads. */
export function usePicture({ sources, findMore, onFailure, onSuccess }: PictureProps) {
  const identity = sources.join('\n');
  const [attempt, setAttempt] = useState({ ...firstAttempt, identity });
  if (attempt.identity !== identity) setAttempt({ ...firstAttempt, identity });

  const source = [...sources, ...attempt.extra][attempt.index];
  const shouldSearch = source === undefined && findMore !== undefined && !attempt.hasSearched;

  useEffect(() => {
    if (!shouldSearch || !findMore) return;
    let isCurrent = true;
    const settle = (found?: string) => {
      if (!isCurrent) return;
      setAttempt((now) => ({ ...now, hasSearched: true, extra: found ? [found] : [] }));
    };
    findMore().then(settle, () => settle());
    return () => {
      isCurrent = false;
    };
  }, [shouldSearch, findMore]);

  return {
    source,
    isLoaded: attempt.isLoaded,
    handleLoad: () => {
      onSuccess?.();
      setAttempt((now) => ({ ...now, isLoaded: true }));
    },
    handleError: () => {
      if (source !== undefined) onFailure?.(source);
      setAttempt((now) => ({ ...now, index: now.index + 1, isLoaded: false }));
    },
  };
}
