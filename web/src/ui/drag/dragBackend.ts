import { HTML5Backend } from 'react-dnd-html5-backend';
import { TouchBackend } from 'react-dnd-touch-backend';

const DEFAULT_TOUCH_DELAY_MS = 200;

let pressed: Element | null = null;
let isTouch = false;

/** Read at every touch: how long a finger must rest is said by `data-touch-delay` around what it rests on. */
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
  isTouch = event.pointerType === 'touch';
}

/** A long press also starts the browser's own drag or its menu; the finger already means ours. */
function refuseForTouch(event: Event) {
  if (!isTouch || !pressed?.closest('[draggable="true"]')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Mouse and finger at once, for devices that have both: each event goes to the one backend that understands it. */
export const dragBackend: typeof HTML5Backend = (manager) => {
  const mouse = HTML5Backend(manager, window);
  const touch = TouchBackend(manager, window, touchOptions);
  const handleTouchCancel = () => {
    if (manager.getMonitor().isDragging()) manager.getActions().endDrag();
  };
  const listeners = [
    ['pointerdown', handlePointerDown],
    ['dragstart', refuseForTouch],
    ['contextmenu', refuseForTouch],
    ['touchcancel', handleTouchCancel],
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
    connectDragSource: both('connectDragSource'),
    connectDragPreview: both('connectDragPreview'),
    connectDropTarget: both('connectDropTarget'),
    profile: () => ({ ...mouse.profile(), ...touch.profile() }),
  };

  function both(method: 'connectDragSource' | 'connectDragPreview' | 'connectDropTarget') {
    return (id: unknown, node?: unknown, options?: unknown) => {
      const leaveMouse = mouse[method](id, node, options);
      const leaveTouch = touch[method](id, node, options);
      return () => {
        leaveMouse();
        leaveTouch();
      };
    };
  }
};
