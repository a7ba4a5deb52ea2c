import { MODERATION_REASON_MAX } from '@outrank/shared/limits';
import type { ModerateRequest } from '@outrank/shared/moderation/moderateCall';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useModerate } from './useModerate.ts';

type Props = {
  label: string;
  /** Completes the button's accessible name. */
  targetName: string;
  /** What the decision does, when its label does not say it. */
  description?: string;
  isDanger?: boolean;
  buildRequest: (reason: string) => ModerateRequest;
};

/** A decision whose reason is requested in a dialog and logged. */
export function DecisionDialogButton({
  label,
  targetName,
  description,
  isDanger = false,
  buildRequest,
}: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const formId = useId();
  const close = () => setIsOpen(false);
  const { mutate, isPending } = useModerate(close);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = reason.trim();
    setProblem(trimmed ? undefined : 'Please give a reason.');
    if (trimmed) mutate(buildRequest(trimmed));
  };
  return (
    <>
      <Button size="small" aria-label={`${label} ${targetName}`} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog
        title={`${label} ${targetName}`}
        description={description}
        isOpen={isOpen}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" form={formId} variant={isDanger ? 'danger' : 'primary'} isBusy={isPending}>
              {label}
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={handleSubmit} noValidate>
          <Field
            label="Reason (for the log)"
            value={reason}
            onChange={setReason}
            maxLength={MODERATION_REASON_MAX}
            error={problem}
          />
        </form>
      </Dialog>
    </>
  );
}
