import { useAnnouncer } from '#ui/feedback/useAnnouncer.ts';
import { Button } from '#ui/form/Button.tsx';
import { describePicks } from './describePicks.ts';

type Props = {
  isShown: boolean;
  onToggle: (isShown: boolean) => void;
  /** The number of items that it covers. */
  count: number;
};

/** Shows or covers the items of a spoiler list, and announces the change. */
export function SpoilerToggle({ isShown, onToggle, count }: Props) {
  const { announcement, announce } = useAnnouncer();
  const handleClick = () => {
    onToggle(!isShown);
    announce(describePicks(count, isShown));
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
