import { Popover } from '@base-ui/react/popover';
import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { Button } from '#ui/form/Button.tsx';
import styles from './SortableMenu.module.css';

type SortableMenuProps = {
  label: string;
  index: number;
  count: number;
  menu: { anchor: HTMLElement; wantsField: boolean; isOpen: boolean };
  onMove: (from: number, to: number) => void;
  onClose: () => void;
};

/** Every way to move one row that needs neither dragging nor many key presses. */
export function SortableMenu({ label, index, count, menu, onMove, onClose }: SortableMenuProps) {
  const field = useRef<HTMLInputElement>(null);

  function leaveWith(to: number) {
    onMove(index, to);
    onClose();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const place = Math.round(Number(field.current?.value));
    if (place >= 1) leaveWith(Math.min(place, count) - 1);
  }

  return (
    <Popover.Root open={menu.isOpen} onOpenChange={(isNowOpen) => !isNowOpen && onClose()}>
      <Popover.Portal>
        <Popover.Positioner
          className={styles.positioner}
          anchor={menu.anchor}
          align={menu.wantsField ? 'start' : 'end'}
          sideOffset={4}
          collisionPadding={12}
        >
          <Popover.Popup
            className={styles.menu}
            initialFocus={menu.wantsField ? field : true}
            finalFocus={() => menu.anchor}
          >
            <Popover.Title className={styles.title}>{`Move ${label}`}</Popover.Title>
            <button type="button" className={styles.way} onClick={() => onMove(index, index - 1)}>
              <ArrowUp aria-hidden="true" /> Move up
            </button>
            <button type="button" className={styles.way} onClick={() => onMove(index, index + 1)}>
              <ArrowDown aria-hidden="true" /> Move down
            </button>
            <button type="button" className={styles.way} onClick={() => leaveWith(0)}>
              <ArrowUpToLine aria-hidden="true" /> To the top
            </button>
            <button type="button" className={styles.way} onClick={() => leaveWith(count - 1)}>
              <ArrowDownToLine aria-hidden="true" /> To the bottom
            </button>
            <form className={styles.typed} onSubmit={handleSubmit} noValidate>
              <label className={styles.label}>
                Move to place
                <input
                  key={index}
                  ref={field}
                  className={styles.input}
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={count}
                  defaultValue={index + 1}
                  onFocus={(event) => event.currentTarget.select()}
                />
              </label>
              <Button type="submit" size="small" variant="primary">
                Move
              </Button>
            </form>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
