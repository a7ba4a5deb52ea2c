import { SegmentedControl } from '#ui/form/Select.tsx';
import styles from './ShareDialog.module.css';
import { maskReasons, type NameReason, nameWarnings, OTHERS_LIST } from './shareText.ts';

const choices = [
  { value: 'names', label: 'Names' },
  { value: 'masks', label: 'No names' },
] as const;

type Props = {
  hasNames: boolean;
  onChange: (hasNames: boolean) => void;
  reason: NameReason | undefined;
  /** Whether the masks must stay. */
  isLocked: boolean;
};

/** Whether the picture names anybody, and why it does not. */
export function NameControl({ hasNames, onChange, reason, isLocked }: Props) {
  const words = reason && (hasNames ? nameWarnings : maskReasons)[reason];
  return (
    <>
      {!isLocked && (
        <SegmentedControl
          label="Names"
          options={choices}
          value={hasNames ? 'names' : 'masks'}
          onChange={(choice) => onChange(choice === 'names')}
        />
      )}
      <p className={styles.reason} role="status" data-is-warning={hasNames || undefined}>
        {words} {isLocked && OTHERS_LIST}
      </p>
    </>
  );
}
