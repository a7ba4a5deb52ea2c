import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import {
  type CSSProperties,
  createContext,
  type ReactNode,
  use,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import styles from './Toast.module.css';

type ToastKind = 'success' | 'error' | 'info';

export type ToastOptions = {
  text: string;
  kind?: ToastKind;
  /** Milliseconds until it is gone. */
  duration?: number;
  /** A toast with the id of one that is showing takes its place and starts the time anew. */
  id?: string;
};

type ShownToast = Required<ToastOptions> & { turn: number };

const ToastContext = createContext<{ show: (wish: ToastOptions) => void } | null>(null);

export function useToast() {
  const toast = use(ToastContext);
  if (!toast) throw new Error('useToast needs a ToastProvider above it');
  return toast;
}

// A prerendered page has no portals.
const readBody = () => document.body;
const watchNothing = () => () => undefined;

const icons = { success: CircleCheck, error: TriangleAlert, info: Info };

export function ToastProvider({ children }: { children: ReactNode }) {
  const body = useSyncExternalStore(watchNothing, readBody, () => null);
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const turns = useRef(0);

  const toast = useMemo(() => {
    function dismiss(id: string) {
      clearTimeout(timers.current.get(id));
      timers.current.delete(id);
      setToasts((shown) => shown.filter((other) => other.id !== id));
    }
    function show({ text, kind = 'success', duration = 3000, id = text }: ToastOptions) {
      turns.current += 1;
      const next = { text, kind, duration, id, turn: turns.current };
      clearTimeout(timers.current.get(id));
      timers.current.set(
        id,
        setTimeout(() => dismiss(id), duration),
      );
      setToasts((shown) => [...shown.filter((other) => other.id !== id), next]);
    }
    return { show };
  }, []);

  return (
    <ToastContext value={toast}>
      {children}
      {body && createPortal(<Shelf toasts={toasts} />, body)}
    </ToastContext>
  );
}

/** Outside the root of the app: a toast shows above an open dialog too. */
function Shelf({ toasts }: { toasts: ShownToast[] }) {
  return (
    <div className={styles.shelf}>
      {/* Both regions are there before anything is said in them: only then is it spoken, and once. */}
      <div role="status" aria-live="polite" aria-atomic="false">
        {toasts.map((shown) => shown.kind !== 'error' && <Paper key={shown.turn} toast={shown} />)}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="false">
        {toasts.map((shown) => shown.kind === 'error' && <Paper key={shown.turn} toast={shown} />)}
      </div>
    </div>
  );
}

function Paper({ toast }: { toast: ShownToast }) {
  const Icon = icons[toast.kind];
  return (
    <div className={styles.toast} style={{ '--duration': `${toast.duration}ms` } as CSSProperties}>
      <div className={styles.paper} data-kind={toast.kind}>
        <Icon className={styles.icon} aria-hidden="true" />
        <span className={styles.text}>{toast.text}</span>
      </div>
    </div>
  );
}
