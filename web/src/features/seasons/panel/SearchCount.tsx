import { pluralize } from '#ui/format.ts';
import { describeHidden, useMatches } from './useMatches.ts';

/** Announces the number of results to screen readers. */
export function SearchCount({ text }: { text: string }) {
  const { seasons, contestants, hidden } = useMatches(text);
  const isSearch = text.trim() !== '';
  const found = `${pluralize(seasons.length, 'season')} and ${pluralize(contestants.length, 'contestant')} found`;
  const more = describeHidden(hidden);
  return (
    <p className="visuallyHidden" aria-live="polite">
      {isSearch && (more ? `${found}. ${more}` : found)}
    </p>
  );
}
