import { Dialog } from '@base-ui/react/dialog';
import { type ComponentProps, useRef } from 'react';
import { useCloseOnBack } from './useCloseOnBack.ts';

type Props = Omit<ComponentProps<typeof Dialog.Popup>, 'ref' | 'initialFocus' | 'title'> & {
  /** Read out when it opens. */
  title: string;
  onClose: () => void;
};

/** A modal dialog that fills the window, mounted while it is open. Escape and Back close it; the focus returns to where it was. */
export function FullScreenDialog({ title, onClose, children, ...popup }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useCloseOnBack(true, onClose);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup {...popup} ref={element} initialFocus={element}>
          <Dialog.Title className="visuallyHidden">{title}</Dialog.Title>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
