import { type Ballots, hasAnyPick } from '@outrank/shared/ballots/ballot';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { inTime } from '#data/firebase/connection.ts';
import { describeFailure } from '#data/firebase/errors.ts';
import { type BallotInput, readBallots, saveBallot } from '#data/results/ownBallots.ts';
import { readLocalBallot, saveLocalBallot } from '#data/storage/unsavedWork.ts';
import { useErrorToast, useToast } from '#ui/overlay/Toast.tsx';
import { isSameSlots } from './ballotReducer.ts';

export const ballotQueries = {
  /** The signed-in user's ballots in all categories: one document. */
  own: (uid: string) =>
    queryOptions({
      queryKey: ['ballots', uid],
      queryFn: () => readBallots(uid),
      refetchOnWindowFocus: false,
    }),
};

const NO_DATA = 'Cannot submit ranking. List data is missing.';
const failures = {
  signedOut: 'You must be logged in to submit a ranking.',
  failed: 'Failed to submit ranking. Please try again.',
  tooFast: "You're submitting too fast. Your picks are safe. Try again in a few minutes.",
};

const mutationKey = ['submitBallot'];

/** The input of a submission. The session may have ended before the user presses the button. */
export type SubmittedBallot = Omit<BallotInput, 'uid'> & { readonly uid: string | undefined };

/** Removes the submitted slots from this browser. Changes made during the submission stay. */
function removeSubmitted({ uid, categoryId, slots }: BallotInput): void {
  const key = { uid, ballotId: categoryId };
  const local = readLocalBallot(key);
  if (local && isSameSlots(local, slots)) saveLocalBallot(key, undefined);
}

/** Submits a ballot, which replaces an earlier one, and shows the outcome. The message offers to share it. */
export function useSubmitBallot(onSubmitted: () => void, onShare: () => void) {
  const client = useQueryClient();
  const toast = useToast();
  const showError = useErrorToast('submit');

  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: (input: BallotInput) => inTime(saveBallot(input)),
    onSuccess: (_, { uid, categoryId, slots }) => {
      // Only the server's time is unknown, so no refetch is needed.
      client.setQueryData(
        ballotQueries.own(uid).queryKey,
        (known: Ballots | undefined): Ballots => ({
          ...known,
          [categoryId]: { slots, submittedAt: undefined },
        }),
      );
      removeSubmitted({ uid, categoryId, slots });
      const action = { label: 'Share', onPress: onShare };
      toast.show({ id: 'submit', text: 'Ranking submitted.', action });
    },
    onError: (error) => showError(describeFailure(error, failures)),
  });

  const submit = ({ uid, categoryId, slots }: SubmittedBallot) => {
    // The button is disabled only at the next render.
    if (client.isMutating({ mutationKey }) > 0) return;
    if (!uid) showError(failures.signedOut);
    else if (!hasAnyPick(slots)) showError(NO_DATA);
    // React Query skips this callback when the component has unmounted.
    else mutate({ uid, categoryId, slots }, { onSuccess: onSubmitted });
  };
  return { submit, isSubmitting: isPending };
}
