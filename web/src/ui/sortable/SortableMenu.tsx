import { Popover } from '@base-ui/react/popover';
import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine } from 'lucide-react';
import { type FormEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { BottomSheet } from '#ui/overlay/BottomSheet.tsx';
import { useIsPhone } from '#ui/useMediaQuery.ts';
import styles from './SortableMenu.module.css';
import type { OpenMenu } from './SortableRow.tsx';

type SortableMenuProps = {
  label: string;
  index: number;
  count: number;
  menu: OpenMenu;
  onMove: (from: number, to: number) => void;
  onClose: () => void;
  children?: ReactNode;
};

/** Moves one row: one step, to either end, or to a typed rank. A popover; on phones a sheet, without the keyboard over it. */
export function SortableMenu(props: SortableMenuProps) {
  const { label, menu, onClose, children } = props;
  const field = useRef<HTMLInputElement>(null);
  const isPhone = useIsPhone();
  const title = children ? `Options for ${label}` : `Move ${label}`;
  const getAnchor = () => menu.anchor;
  if (isPhone) {
    return (
      <BottomSheet label={title} isShown={menu.isOpen} onHide={onClose} isFitted finalFocus={getAnchor}>
        <div className={styles.sheet}>
          <h2 className={styles.title}>{title}</h2>
          <Options {...props} field={field} />
        </div>
      </BottomSheet>
    );
  }
  return (
    <Popover.Root open={menu.isOpen} onOpenChange={(isNowOpen) => !isNowOpen && onClose()}>
      <Popover.Portal>
        <Popover.Positioner
          className={styles.positioner}
          anchor={menu.anchor}
          align={menu.opensAtField ? 'start' : 'end'}
          sideOffset={4}
          collisionPadding={12}
        >
          <Popover.Popup
            className={styles.menu}
            initialFocus={menu.opensAtField ? field : true}
            finalFocus={getAnchor}
          >
            <Popover.Title className={styles.title}>{title}</Popover.Title>
            <Options {...props} field={field} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

type OptionsProps = SortableMenuProps & { field: RefObject<HTMLInputElement | null> };

function Options({ index, count, onMove, onClose, field, children }: OptionsProps) {
  const problemId = useId();
  const [problem, setProblem] = useState('');
  function moveAndClose(to: number) {
    onMove(index, to);
    onClose();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const text = field.current?.value ?? '';
    // A field for numbers accepts -1 and 1e2 as well.
    if (/^0*[1-9]\d*$/.test(text)) moveAndClose(Math.min(Number(text), count) - 1);
    else {
      setProblem(`Enter a whole number from 1 to ${count}.`);
      field.current?.select();
    }
  }

  return (
    <>
      <button type="button" className={styles.option} onClick={() => onMove(index, index - 1)}>
        <ArrowUp aria-hidden="true" /> Move up
      </button>
      <button type="button" className={styles.option} onClick={() => onMove(index, index + 1)}>
        <ArrowDown aria-hidden="true" /> Move down
      </button>
      <button type="button" className={styles.option} onClick={() => moveAndClose(0)}>
        <ArrowUpToLine aria-hidden="true" /> To the top
      </button>
      <button type="button" className={styles.option} onClick={() => moveAndClose(count - 1)}>
        <ArrowDownToLine aria-hidden="true" /> To the bottom
      </button>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
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
            aria-invalid={problem !== ''}
            aria-describedby={problemId}
            defaultValue={index + 1}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
        <Button type="submit" size="small" variant="primary">
          Move
        </Button>
        <p id={problemId} className={styles.problem} role="alert">
          {problem}
        </p>
      </form>
      {children && <div className={styles.extra}>{children}</div>}
    </>
  );
}
