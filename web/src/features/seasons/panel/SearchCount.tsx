import { searchCatalogue } from '@outrank/shared/catalogue/catalogue';
import { pluralize } from '#ui/pluralize.ts';

/** Tells those who do not see the results how many there are. */
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
