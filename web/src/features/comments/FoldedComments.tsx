import { EyeOff } from 'lucide-react';
import { Button } from '#ui/form/Button.tsx';
import styles from './FoldedComments.module.css';

type Props = { reason: string; onShow: () => void };

/** Stands in for comments that may give something away, until the user asks for them. */
export function FoldedComments({ reason, onShow }: Props) {
  return (
    <div className={styles.folded}>
      <EyeOff size={22} aria-hidden="true" />
      <p>{reason}</p>
      <Button onClick={onShow}>Show comments</Button>
    </div>
  );
}
