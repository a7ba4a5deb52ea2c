import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import {
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

type ToastOptions = {
  text: string;
  kind?: keyof typeof icons;
  /** Milliseconds until it disappears. With an action at least ten seconds, and not while that is touched or focused. */
  duration?: number;
  /** A toast with the id of a visible one replaces it and restarts its time. */
  id?: string;
  /** A button that closes the toast. The screen must offer the same elsewhere, because the toast disappears. */
  action?: { readonly label: string; readonly onPress: () => void } | undefined;
};

/** A new key at every `show` restarts the animation of a replaced toast. */
type ShownToast = ToastOptions & Required<Omit<ToastOptions, 'action'>> & { key: number };

type Toasts = {
  show: (options: ToastOptions) => void;
  dismiss: (id: string) => void;
};

const ACTION_MIN_MS = 10_000;

const ToastContext = createContext<Toasts | null>(null);

export function useToast() {
  const toast = use(ToastContext);
  if (!toast) throw new Error('useToast needs a ToastProvider above it');
  return toast;
}

const ERROR_MS = 5000;

/** Shows why something failed. A later failure of the same kind replaces the message. */
export function useErrorToast(id: string): (text: string) => void {
  const toast = useToast();
  return (text) => toast.show({ id, kind: 'error', text, duration: ERROR_MS });
}

// Portals cannot be prerendered.
const readBody = () => document.body;
const subscribeToNothing = () => () => undefined;

const icons = { success: CircleCheck, error: TriangleAlert, info: Info };

/** Our own, because Base UI's toast would add 24 KB of gzipped JavaScript to Home. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const body = useSyncExternalStore(subscribeToNothing, readBody, () => null);
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const lastKey = useRef(0);

  const toast = useMemo(() => {
    const dismiss = (id: string) => setToasts((shown) => shown.filter((other) => other.id !== id));
    function show({ text, kind = 'success', duration = 3000, id = text, action }: ToastOptions) {
      lastKey.current += 1;
      const shownFor = action ? Math.max(duration, ACTION_MIN_MS) : duration;
      const next = { text, kind, duration: shownFor, id, action, key: lastKey.current };
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
  const render = (toast: ShownToast) => <ToastMessage key={toast.key} toast={toast} onDismiss={onDismiss} />;
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

function ToastMessage({ toast, onDismiss }: { toast: ShownToast; onDismiss: Toasts['dismiss'] }) {
  const { action } = toast;
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => onDismiss(toast.id), toast.duration);
    return () => clearTimeout(timer);
  }, [isHeld, toast, onDismiss]);
  const Icon = icons[toast.kind];
  // The pressed button disappears, so the focus returns to where it was.
  const focusedBefore = useRef<EventTarget>(null);
  const handlePress = () => {
    onDismiss(toast.id);
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
    action?.onPress();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps its button from disappearing
    <div
      className={styles.toast}
      style={{ '--duration': `${toast.duration}ms` }}
      data-has-action={action !== undefined || undefined}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={(event) => setIsHeld(event.currentTarget.matches(':focus-within'))}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div className={styles.paper} data-kind={toast.kind}>
        <Icon className={styles.icon} aria-hidden="true" />
        <span className={styles.text}>{toast.text}</span>{' '}
        {action && (
          <button
            type="button"
            className={styles.action}
            onFocus={(event) => {
              focusedBefore.current = event.relatedTarget;
            }}
            onClick={handlePress}
          >
            {action.label}
          </button>
        )}
      </div>
    </div>
  );
}

const TOAST_ID = 'removed';

/** Says what the user removed and offers to undo it. Disappears with the editor, which could not undo it any more. */
export function useRemovalToast(): (name: string, onUndo: () => void) => void {
  const toast = useToast();
  useEffect(() => () => toast.dismiss(TOAST_ID), [toast]);
  return (name, onUndo) =>
    toast.show({
      id: TOAST_ID,
      kind: 'info',
      text: `Removed ${name}.`,
      action: { label: 'Undo', onPress: onUndo },
    });
}
