import { createContext, type ReactNode, startTransition, useCallback, useContext, useState } from 'react';
import { createPortal } from 'react-dom';

type Slot = { element: HTMLElement | null; setElement: (element: HTMLElement | null) => void };

const SlotContext = createContext<Slot>({ element: null, setElement: () => undefined });

/** Lets a page put its own controls into the frame's header. */
export function HeaderSlotProvider({ children }: { children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return <SlotContext value={{ element, setElement }}>{children}</SlotContext>;
}

/** The place in the header that pages fill. */
export function HeaderSlot({ className }: { className?: string | undefined }) {
  const { setElement } = useContext(SlotContext);
  // A prerendered page whose code is not there yet would be thrown away by any other change of what it reads.
  const place = useCallback(
    (element: HTMLElement | null) => startTransition(() => setElement(element)),
    [setElement],
  );
  return <div ref={place} className={className} />;
}

/** Shows its children in the header while it is mounted. */
export function InHeader({ children }: { children: ReactNode }) {
  const { element } = useContext(SlotContext);
  return element && createPortal(children, element);
}
