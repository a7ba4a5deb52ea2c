import { Dialog } from '#ui/overlay/Dialog.tsx';
import styles from './CopyByHandDialog.module.css';

type Props = { text: string; onClose: () => void };

export default function CopyByHandDialog({ text, onClose }: Props) {
  return (
    <Dialog
      title="Copy list as text"
      description="Your browser blocked copying. The text is selected below, so you can copy it yourself."
      onClose={onClose}
    >
      <textarea
        className={styles.text}
        aria-label="The list as text"
        value={text}
        rows={8}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  );
}
