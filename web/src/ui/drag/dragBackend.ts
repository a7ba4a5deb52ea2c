import type { HTML5Backend } from 'react-dnd-html5-backend';
import { whenContentReady } from '#ui/lazyComponent.ts';

type Backend = ReturnType<typeof HTML5Backend>;
type Method = 'connectDragSource' | 'connectDragPreview' | 'connectDropTarget';
type Connection = {
  readonly method: Method;
  /** What react-dnd connects: its id, the element and options. */
  readonly values: readonly [unknown, unknown?, unknown?];
  disconnect?: () => void;
};

/** Dragging by mouse and touch. Its code follows the first page's content; what connects earlier can be dragged from then on. */
export const dragBackend: typeof HTML5Backend = (manager, context) => {
  const connections = new Set<Connection>();
  let backends: Backend | undefined;
  let isSetUp = false;

  async function loadBackends() {
    await whenContentReady();
    const { createDeviceBackends } = await import('./deviceBackends.ts');
    backends = createDeviceBackends(manager, context);
    if (isSetUp) backends.setup();
    for (const connection of connections) connect(connection);
  }
  // Without its code, rows still move by buttons and keys, and the app offers to reload.
  loadBackends().catch(() => undefined);

  function connect(connection: Connection) {
    const disconnect = backends?.[connection.method](...connection.values);
    if (disconnect) connection.disconnect = disconnect;
  }

  const connectBy =
    (method: Method) =>
    (...values: Connection['values']) => {
      const connection: Connection = { method, values };
      connections.add(connection);
      connect(connection);
      return () => {
        connections.delete(connection);
        connection.disconnect?.();
      };
    };

  return {
    setup() {
      isSetUp = true;
      backends?.setup();
    },
    teardown() {
      isSetUp = false;
      backends?.teardown();
    },
    connectDragSource: connectBy('connectDragSource'),
    connectDragPreview: connectBy('connectDragPreview'),
    connectDropTarget: connectBy('connectDropTarget'),
    profile: () => ({}),
  };
};
