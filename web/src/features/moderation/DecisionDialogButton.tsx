import { MODERATION_REASON_MAX } from '@outrank/shared/limits';
import type { ModerateRequest } from '@outrank/shared/moderation/moderateCall';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useModerate } from './useModerate.ts';

type Props = {
  label: string;
  /** What it is about, to those who do not see where the button stands. */
  what: string;
  isDanger?: boolean;
  /** What is decided, with the reason that the curator gives. */
  decide: (reason: string) => ModerateRequest;
};

/** A decision that takes a reason, which goes into the log. */
export function DecisionDialogButton({ label, what, isDanger = false, decide }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const formId = useId();
  const close = () => setIsAsking(false);
  const { mutate, isPending } = useModerate(close);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const given = reason.trim();
    setProblem(given ? undefined : 'Please give a reason.');
    if (given) mutate(decide(given));
  };
  return (
    <>
      <Button size="small" aria-label={`${label} ${what}`} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <Dialog
        title={`${label} ${what}`}
        isOpen={isAsking}
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
            label="Reason, for the log"
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
