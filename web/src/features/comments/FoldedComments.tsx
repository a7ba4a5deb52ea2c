import { EyeOff } from 'lucide-react';
import { Button } from '#ui/form/Button.tsx';
import styles from './FoldedComments.module.css';

/** Stands in for comments that may give away a spoiler list, until the user asks for them. */
export function FoldedComments({ onShow }: { onShow: () => void }) {
  return (
    <div className={styles.folded}>
      <EyeOff size={22} aria-hidden="true" />
      <p>Comments may contain spoilers.</p>
      <Button onClick={onShow}>Show comments</Button>
    </div>
  );
}
