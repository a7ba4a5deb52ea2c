import { type Ballots, namesAnybody, type Slots } from '@outrank/shared/ballots/ballot';
import type { CategoryId } from '@outrank/shared/ballots/categories';
import { SAVED_MESSAGE_MS, SUBMIT_ERROR_MS } from '@outrank/shared/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorKind } from '#data/firebase/errors.ts';
import { db } from '#data/firebase/firestore.ts';
import { readLocalBallot, removeLocalBallot } from '#data/storage/localBallots.ts';
import { type BallotInput, saveBallot } from '#data/topTen/ballots.ts';
import { useToast } from '#ui/overlay/Toast.tsx';
import { ballotQueries } from './ballotQueries.ts';
import { isSameSlots } from './ballotReducer.ts';

const SIGNED_OUT = 'You must be logged in to submit a ranking.';
const NO_DATA = 'Cannot submit ranking. List data is missing.';
const FAILED = 'Failed to submit ranking. Please try again.';

const mutationKey = ['submitBallot'];

/** What is to be submitted, as far as it is there when the button is pressed. */
export type Submission = {
  readonly uid: string | undefined;
  readonly categoryId: CategoryId | undefined;
  readonly slots: Slots;
};

/** What the fan changed while it was under way stays in the browser. */
function forgetSubmitted({ uid, categoryId, slots }: BallotInput): void {
  const kept = readLocalBallot({ uid, categoryId });
  if (kept && isSameSlots(kept, slots)) removeLocalBallot({ uid, categoryId });
}

/** Submits a ballot in place of an earlier one, and tells how it went. A failure leaves everything as it was. */
export function useSubmitBallot(onSubmitted: () => void) {
  const client = useQueryClient();
  const toast = useToast();
  const tell = (text: string) => toast.show({ id: 'submit', kind: 'error', text, duration: SUBMIT_ERROR_MS });

  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: (wish: BallotInput) => saveBallot(db, wish),
    onSuccess: (_, { uid, categoryId, slots }) => {
      // What was stored is known but for the server's time, so it is not read again.
      client.setQueryData(
        ballotQueries.own(uid).queryKey,
        (known: Ballots | undefined): Ballots => ({
          ...known,
          [categoryId]: { slots, submittedAt: undefined },
        }),
      );
      forgetSubmitted({ uid, categoryId, slots });
      toast.show({ id: 'submit', text: 'Your ranking is submitted.', duration: SAVED_MESSAGE_MS });
    },
    onError: (error) => tell(errorKind(error) === 'signedOut' ? SIGNED_OUT : FAILED),
  });

  const submit = ({ uid, categoryId, slots }: Submission) => {
    // Known at once, while the button that it disables is drawn a moment later.
    if (client.isMutating({ mutationKey }) > 0) return;
    if (!uid) tell(SIGNED_OUT);
    else if (!categoryId || !namesAnybody(slots)) tell(NO_DATA);
    // Whoever left meanwhile is not called back.
    else mutate({ uid, categoryId, slots }, { onSuccess: onSubmitted });
  };
  return { submit, isSubmitting: isPending };
}
