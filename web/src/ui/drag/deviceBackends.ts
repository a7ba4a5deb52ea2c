import { HTML5Backend } from 'react-dnd-html5-backend';
import { TouchBackend } from 'react-dnd-touch-backend';

const DEFAULT_TOUCH_DELAY_MS = 200;

/** In pixels: how far a pen may tremble while it is held, which the touch backend would take for a swipe. */
const TREMBLE_PX = 8;

let pressed: Element | null = null;
/** In pixels. Scrolling by a drag may hide a bar of the browser, which changes the height. */
let widthWhenPressed = 0;
/** Where a finger or a pen is held, as far as it sends touch events; undefined for a mouse. */
let held: Touch | undefined;

/** A getter, because every list sets its own delay by `data-touch-delay`. */
const touchOptions = {
  get delayTouchStart() {
    return (
      Number(pressed?.closest('[data-touch-delay]')?.getAttribute('data-touch-delay')) ||
      DEFAULT_TOUCH_DELAY_MS
    );
  },
};

function handlePointerDown(event: PointerEvent) {
  pressed = event.target instanceof Element ? event.target : null;
  widthWhenPressed = window.innerWidth;
  held = undefined;
}

const isOnDraggable = () => pressed?.closest('[draggable="true"]') != null;

function handleTouchStart({ touches }: TouchEvent) {
  held ??= touches[0];
}

/** A long press also starts the browser's own drag or context menu, which would interrupt the touch drag. */
function preventForTouch(event: Event) {
  if (!held || !isOnDraggable()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

const both = (disconnectMouse: () => void, disconnectTouch: () => void) => () => {
  disconnectMouse();
  disconnectTouch();
};

/** Mouse and touch at once, for devices that have both. */
export const createDeviceBackends: typeof HTML5Backend = (manager) => {
  const mouse = HTML5Backend(manager, window);
  const touch = TouchBackend(manager, window, touchOptions);
  const cancelDrag = () => {
    if (manager.getMonitor().isDragging()) manager.getActions().endDrag();
  };
  /** A turned phone may draw the page anew, and the end of a touch is told to the element where it began. */
  const handleResize = () => {
    if (window.innerWidth !== widthWhenPressed) cancelDrag();
  };
  const handleTouchMove = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!held || !touch || !isOnDraggable() || manager.getMonitor().isDragging()) return;
    const moved = Math.hypot(touch.clientX - held.clientX, touch.clientY - held.clientY);
    if (moved < TREMBLE_PX) event.stopImmediatePropagation();
  };
  const listeners = [
    ['pointerdown', handlePointerDown],
    ['touchstart', handleTouchStart],
    ['touchmove', handleTouchMove],
    ['dragstart', preventForTouch],
    ['contextmenu', preventForTouch],
    ['touchcancel', cancelDrag],
    ['resize', handleResize],
  ] as [string, EventListener][];

  return {
    setup() {
      for (const [name, listener] of listeners) window.addEventListener(name, listener, true);
      mouse.setup();
      touch.setup();
    },
    teardown() {
      for (const [name, listener] of listeners) window.removeEventListener(name, listener, true);
      mouse.teardown();
      touch.teardown();
    },
    connectDragSource: (...to) => both(mouse.connectDragSource(...to), touch.connectDragSource(...to)),
    connectDragPreview: (...to) => both(mouse.connectDragPreview(...to), touch.connectDragPreview(...to)),
    connectDropTarget: (...to) => both(mouse.connectDropTarget(...to), touch.connectDropTarget(...to)),
    profile: () => ({ ...mouse.profile(), ...touch.profile() }),
  };
};
