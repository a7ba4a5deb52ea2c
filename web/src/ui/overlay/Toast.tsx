import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import {
  type CSSProperties,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import styles from './Toast.module.css';

type ToastAction = { readonly label: string; readonly onPress: () => void };

type ToastKind = 'success' | 'error' | 'info';

type ToastOptions = {
  text: string;
  kind?: ToastKind;
  /** Milliseconds until it disappears. */
  duration?: number;
  /** A toast with the id of a visible one replaces it and restarts its time. */
  id?: string;
  /** Buttons that close the toast. The screen must offer the same elsewhere, because the toast disappears. */
  actions?: readonly ToastAction[];
};

/** A new key at every `show` restarts the animation of a replaced toast. */
type ShownToast = Required<ToastOptions> & { key: number };

type Toasts = {
  show: (options: ToastOptions) => void;
  dismiss: (id: string) => void;
};

const ToastContext = createContext<Toasts | null>(null);

export function useToast() {
  const toast = use(ToastContext);
  if (!toast) throw new Error('useToast needs a ToastProvider above it');
  return toast;
}

// Portals cannot be prerendered.
const readBody = () => document.body;
const subscribeToNothing = () => () => undefined;

const icons = { success: CircleCheck, error: TriangleAlert, info: Info };

/** Our own, because Base UI's toast would add 24 KB of gzipped JavaScript to Home. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const body = useSyncExternalStore(subscribeToNothing, readBody, () => null);
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const lastKey = useRef(0);

  const toast = useMemo(() => {
    function dismiss(id: string) {
      clearTimeout(timers.current.get(id));
      timers.current.delete(id);
      setToasts((shown) => shown.filter((other) => other.id !== id));
    }
    function show({ text, kind = 'success', duration = 3000, id = text, actions = [] }: ToastOptions) {
      lastKey.current += 1;
      const next = { text, kind, duration, id, actions, key: lastKey.current };
      clearTimeout(timers.current.get(id));
      timers.current.set(
        id,
        setTimeout(() => dismiss(id), duration),
      );
      setToasts((shown) => [...shown.filter((other) => other.id !== id), next]);
    }
    return { show, dismiss };
  }, []);

  return (
    <ToastContext value={toast}>
      {children}
      {body && createPortal(<ToastViewport toasts={toasts} onDismiss={toast.dismiss} />, body)}
    </ToastContext>
  );
}

/** A portal outside the root of the app, so that toasts are visible above dialogs. */
function ToastViewport({ toasts, onDismiss }: { toasts: ShownToast[]; onDismiss: Toasts['dismiss'] }) {
  const render = (toast: ShownToast) => (
    <ToastMessage key={toast.key} toast={toast} onDismiss={() => onDismiss(toast.id)} />
  );
  return (
    <div className={styles.viewport}>
      {/* Live regions must exist before their content changes, or it is not announced. */}
      <div role="status" aria-live="polite" aria-atomic="false">
        {toasts.map((toast) => toast.kind !== 'error' && render(toast))}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="false">
        {toasts.map((toast) => toast.kind === 'error' && render(toast))}
      </div>
    </div>
  );
}

function ToastMessage({ toast, onDismiss }: { toast: ShownToast; onDismiss: () => void }) {
  const Icon = icons[toast.kind];
  // The pressed button disappears, so the focus returns to where it was.
  const focusedBefore = useRef<EventTarget>(null);
  const handlePress = (action: ToastAction) => {
    onDismiss();
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
    action.onPress();
  };
  return (
    <div className={styles.toast} style={{ '--duration': `${toast.duration}ms` } as CSSProperties}>
      <div className={styles.paper} data-kind={toast.kind}>
        <Icon className={styles.icon} aria-hidden="true" />
        <span className={styles.text}>{toast.text}</span>{' '}
        {toast.actions.map((action) => (
          <button
            key={action.label}
            type="button"
            className={styles.action}
            onFocus={(event) => {
              focusedBefore.current = event.relatedTarget;
            }}
            onClick={() => handlePress(action)}
          >
            {action.label}
          </button>
        ))}
      </div>
    </div>
  );
}

const TOAST_ID = 'removed';
const DURATION_MS = 5000;

/** Says what the user removed and offers to undo it. Disappears with the editor, which could not undo it any more. */
export function useRemovalToast(): (name: string, onUndo: () => void) => void {
  const toast = useToast();
  useEffect(() => () => toast.dismiss(TOAST_ID), [toast]);
  return (name, onUndo) =>
    toast.show({
      id: TOAST_ID,
      kind: 'info',
      text: `Removed ${name}.`,
      duration: DURATION_MS,
      actions: [{ label: 'Undo', onPress: onUndo }],
    });
}
