import { createContext, type ReactNode, startTransition, useCallback, useContext, useState } from 'react';
import { createPortal } from 'react-dom';

type Slot = { element: HTMLElement | null; setElement: (element: HTMLElement | null) => void };

const SlotContext = createContext<Slot>({ element: null, setElement: () => undefined });

/** Lets a page show its own controls in the header of the app. */
export function HeaderSlotProvider({ children }: { children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return <SlotContext value={{ element, setElement }}>{children}</SlotContext>;
}

/** The element in the header that pages fill. */
export function HeaderSlot({ className }: { className?: string | undefined }) {
  const { setElement } = useContext(SlotContext);
  // A transition: an urgent update of this context would discard a prerendered page whose chunk has not loaded yet.
  const attach = useCallback(
    (element: HTMLElement | null) => startTransition(() => setElement(element)),
    [setElement],
  );
  return <div ref={attach} className={className} />;
}

/** Shows its children in the header while it is mounted. */
export function InHeader({ children }: { children: ReactNode }) {
  const { element } = useContext(SlotContext);
  return element && createPortal(children, element);
}
