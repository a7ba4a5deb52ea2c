import { placesAre } from '#features/lists/formatItemCount.ts';
import { useAnnouncer } from '#ui/feedback/useAnnouncer.ts';
import { Button } from '#ui/form/Button.tsx';

type Props = {
  isShown: boolean;
  onToggle: (isShown: boolean) => void;
  /** How many places it covers. */
  count: number;
};

/** Uncovers the order of a list that gives a season away, or covers it again, and tells it aloud. */
export function SpoilerToggle({ isShown, onToggle, count }: Props) {
  const { announcement, announce } = useAnnouncer();
  const handleClick = () => {
    onToggle(!isShown);
    announce(`${placesAre(count)} ${isShown ? 'covered' : 'shown'}.`);
  };
  return (
    <>
      <Button aria-expanded={isShown} onClick={handleClick}>
        {isShown ? 'Hide Spoilers' : 'Show Spoilers'}
      </Button>
      <span role="status" className="visuallyHidden">
        {announcement}
      </span>
    </>
  );
}
