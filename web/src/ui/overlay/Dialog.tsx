import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/form/IconButton.tsx';
import styles from './Dialog.module.css';

type DialogProps = {
  title: string;
  /** A dialog that is only mounted while it is wanted needs not say so. */
  isOpen?: boolean;
  onClose: () => void;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
};

/** A modal dialog. Escape and a press outside close it; focus returns to where it was. */
export function Dialog({ title, isOpen = true, onClose, description, children, actions }: DialogProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={(isNowOpen) => !isNowOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={styles.dialog}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            {description && <Base.Description className={styles.words}>{description}</Base.Description>}
            {children && <div className={styles.body}>{children}</div>}
            {actions && <div className={styles.actions}>{actions}</div>}
            {/* Last, so that the focus starts at what the dialog is about. */}
            <span className={styles.close}>
              <Base.Close render={<IconButton label="Close" icon={<X />} />} />
            </span>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
