import type { ModerateRequest } from '@outrank/shared/moderation/moderateCall';
import { Button } from '#ui/form/Button.tsx';
import { useModerate } from './useModerate.ts';

type Props = { label: string; targetName: string; request: ModerateRequest };

/** A decision without a reason, for actions that hide nothing and block nobody. It takes effect at once. */
export function DecisionButton({ label, targetName, request }: Props) {
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
