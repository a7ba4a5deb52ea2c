import { searchCatalogue } from '@outrank/shared/catalogue';
import { counted } from '#ui/counted.ts';

/** Tells those who do not see the results how many there are. */
export function SearchCount({ text }: { text: string }) {
  const { seasons, contestants } = searchCatalogue(text);
  const isSearch = text.trim() !== '';
  return (
    <p className="visuallyHidden" aria-live="polite">
      {isSearch &&
        `${counted(seasons.length, 'season')} and ${counted(contestants.length, 'contestant')} found`}
    </p>
  );
}
