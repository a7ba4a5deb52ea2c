import type { ModerateRequest } from '@outrank/shared/moderation/moderateCall';
import { Button } from '#ui/form/Button.tsx';
import { useModerate } from './useModerate.ts';

type Props = { label: string; what: string; request: ModerateRequest };

/** A decision that needs no reason, because it leaves targets as they were. */
export function DecisionButton({ label, what, request }: Props) {
  const { mutate, isPending } = useModerate();
  return (
    <Button size="small" aria-label={`${label} ${what}`} isBusy={isPending} onClick={() => mutate(request)}>
      {label}
    </Button>
  );
}
