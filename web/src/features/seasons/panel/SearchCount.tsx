import { searchCatalogue } from '@outrank/shared/catalogue/searchCatalogue';
import { pluralize } from '#ui/pluralize.ts';

/** Announces the number of results to screen readers. */
export function SearchCount({ text }: { text: string }) {
  const { seasons, contestants } = searchCatalogue(text);
  const isSearch = text.trim() !== '';
  return (
    <p className="visuallyHidden" aria-live="polite">
      {isSearch &&
        `${pluralize(seasons.length, 'season')} and ${pluralize(contestants.length, 'contestant')} found`}
    </p>
  );
}
