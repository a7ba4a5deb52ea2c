import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { IconButton } from '#ui/form/Button.tsx';
import styles from './Dialog.module.css';

type DialogProps = {
  title: string;
  onClose: () => void;
  /** For content that stands side by side. */
  isWide?: boolean;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the bottom, the main one last. */
  actions?: ReactNode;
  /** Makes the content a form, which a button of the type `submit` sends. */
  onSubmit?: () => void;
};

/** A modal dialog, mounted while it is open. Escape and a click outside close it; the focus returns to where it was. */
export function Dialog(props: DialogProps) {
  const { title, onClose, isWide = false, description, children, actions, onSubmit } = props;
  const Content = onSubmit ? 'form' : 'div';
  const form = onSubmit && {
    noValidate: true,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      onSubmit();
    },
  };
  return (
    <Base.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={styles.dialog} data-kind={isWide ? 'wide' : undefined}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            {description && <Base.Description className={styles.description}>{description}</Base.Description>}
            <Content {...form}>
              {children && <div className={styles.body}>{children}</div>}
              {actions && <div className={styles.actions}>{actions}</div>}
            </Content>
            {/* Last, so that the focus starts in the content. */}
            <span className={styles.close}>
              <Base.Close render={<IconButton label="Close" icon={<X />} />} />
            </span>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
