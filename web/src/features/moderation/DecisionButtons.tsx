import { MODERATION_REASON_MAX } from '@outrank/shared/limits';
import { CURATORS_ONLY, type ModerateRequest } from '@outrank/shared/moderation/moderateCall';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { describeFailure } from '#data/firebase/errors.ts';
import { moderate } from '#data/moderation/curatorAccess.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Checkbox } from '#ui/form/Toggle.tsx';
import { pluralize } from '#ui/format.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useErrorToast, useToast } from '#ui/overlay/Toast.tsx';
import { moderationQueries } from './moderationQueries.ts';

type DecisionProps = {
  label: string;
  /** Completes the button's accessible name. */
  targetName: string;
};

/** A decision without a reason, for actions that hide nothing and block nobody. It takes effect at once. */
export function DecisionButton({ label, targetName, request }: DecisionProps & { request: ModerateRequest }) {
  const { mutate, isPending } = useModerate();
  return (
    <Button
      size="small"
      aria-label={`${label} ${targetName}`}
      isBusy={isPending}
      onClick={() => mutate(request)}
    >
      {label}
    </Button>
  );
}

type DecisionDialogButtonProps = DecisionProps & {
  /** What the decision does, when its label does not say it. */
  description?: string;
  buildRequest: (reason: string) => ModerateRequest;
  /** More to decide, below the reason. */
  children?: ReactNode;
};

export function DecisionDialogButton(props: DecisionDialogButtonProps) {
  const { label, targetName, description, buildRequest, children } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const close = () => setIsOpen(false);
  const { mutate, isPending } = useModerate(close);
  const handleSubmit = () => {
    const trimmed = reason.trim();
    setProblem(trimmed ? undefined : 'Please give a reason.');
    if (trimmed) mutate(buildRequest(trimmed));
  };
  return (
    <>
      <Button size="small" aria-label={`${label} ${targetName}`} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Dialog
          title={`${label} ${targetName}`}
          description={description}
          onClose={close}
          onSubmit={handleSubmit}
          actions={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button type="submit" variant="danger" isBusy={isPending}>
                {label}
              </Button>
            </>
          }
        >
          <Field
            label="Reason (for the log)"
            value={reason}
            onChange={setReason}
            maxLength={MODERATION_REASON_MAX}
            error={problem}
          />
          {children}
        </Dialog>
      )}
    </>
  );
}

export function BlockAccountButton({ uid, name }: { uid: string; name: string }) {
  const [hidesLists, setHidesLists] = useState(false);
  return (
    <DecisionDialogButton
      label="Block account"
      targetName={`of ${name}`}
      description="This removes the account's votes, ballots and open reports for good. Unblocking doesn't bring them back. Its comments stay, and so do its lists unless you hide them."
      buildRequest={(reason) => ({ action: 'block', uid, reason, hidesLists })}
    >
      <HideListsToo uid={uid} isChecked={hidesLists} onChange={setHidesLists} />
    </DecisionDialogButton>
  );
}

type HideListsProps = { uid: string; isChecked: boolean; onChange: (isChecked: boolean) => void };

/** Offered once the number of public lists is known. */
function HideListsToo({ uid, ...checkbox }: HideListsProps) {
  const { data: count = 0 } = useQuery(moderationQueries.publicLists(uid));
  if (count === 0) return null;
  const lists = pluralize(count, 'public list');
  return (
    <Checkbox label={`Hide ${lists} too`} {...checkbox}>
      Each can be restored later.
    </Checkbox>
  );
}

const TOAST_MS = 5000;

const successMessages: Record<ModerateRequest['action'], string> = {
  hide: 'Hidden. It disappears everywhere within a minute.',
  restore: 'Restored.',
  keep: 'Kept. Its reports are closed.',
  resetName: 'Name reset.',
  block: "Account blocked. It can't post anymore, and its votes no longer count.",
  unblock: 'Unblocked.',
};

const GONE = 'This no longer exists.';
const CHANGED = 'This changed in the meantime. Please take another look.';

/** What the server answers with when it did nothing. */
const refusals: Partial<Record<ModerateRequest['action'], string>> = {
  keep: CHANGED,
  restore: CHANGED,
  block: "No one can sign in to this account, so there's no one to block.",
};

const failures = {
  signedOut: 'You must be logged in to do that.',
  forbidden: CURATORS_ONLY,
  failed: "That didn't work. Please try again.",
};

/** Applies a curator's decision. Afterwards every queue is refetched. */
function useModerate(onDone?: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const showError = useErrorToast('moderate');
  return useMutation({
    mutationFn: moderate,
    onSuccess: (isDone, { action }) => {
      const text = isDone ? successMessages[action] : (refusals[action] ?? GONE);
      toast.show({ id: 'moderate', kind: isDone ? 'success' : 'info', text, duration: TOAST_MS });
      onDone?.();
      return queryClient.invalidateQueries({ queryKey: moderationQueries.all });
    },
    onError: (error) => showError(describeFailure(error, failures)),
  });
}
