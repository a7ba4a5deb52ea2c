import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

/** Whether the window has no room for all of the header, so that most of it is in a menu (app/Header.module.css). */
export const useIsHeaderShort = () => useMediaQuery('(width < 62rem)');

/** The parts of the header that pages fill: their first action, which is always in sight, further buttons, and a line of text. */
type SlotName = 'action' | 'buttons' | 'note';

type Slots = {
  elements: Readonly<Partial<Record<SlotName, HTMLElement | null>>>;
  setElement: (name: SlotName, element: HTMLElement | null) => void;
};

const SlotsContext = createContext<Slots>({ elements: {}, setElement: () => undefined });

export function HeaderSlotProvider({ children }: { children: ReactNode }) {
  const [elements, setElements] = useState<Slots['elements']>({});
  const setElement = useCallback<Slots['setElement']>(
    // A transition: an urgent update of this context would discard a prerendered page whose chunk has not loaded yet.
    (name, element) => startTransition(() => setElements((before) => ({ ...before, [name]: element }))),
    [],
  );
  return <SlotsContext value={{ elements, setElement }}>{children}</SlotsContext>;
}

type HeaderSlotProps = { name?: SlotName; className?: string | undefined };

export function HeaderSlot({ name = 'buttons', className }: HeaderSlotProps) {
  const { setElement } = useContext(SlotsContext);
  const attach = useCallback((element: HTMLElement | null) => setElement(name, element), [setElement, name]);
  return <div ref={attach} className={className} />;
}

/** How many shown components fill a slot. */
const fillers = new WeakMap<HTMLElement, number>();

function countFiller(element: HTMLElement, by: 1 | -1): void {
  const count = (fillers.get(element) ?? 0) + by;
  fillers.set(element, count);
  element.style.visibility = count === 0 ? 'hidden' : '';
}

/** Shows its children in the header while it is mounted. */
export function InHeader({ slot = 'buttons', children }: { slot?: SlotName; children: ReactNode }) {
  const element = useContext(SlotsContext).elements[slot];
  // While the code of the next page loads, React hides the last page, but not what it has put here.
  useLayoutEffect(() => {
    if (!element) return;
    countFiller(element, 1);
    return () => countFiller(element, -1);
  }, [element]);
  return element ? createPortal(children, element) : null;
}
