import type { Prediction } from '@outrank/shared/documents/airing';
import { SAVED_MESSAGE_MS } from '@outrank/shared/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type PredictionInput, savePrediction } from '#data/airing/predictions.ts';
import { inTime } from '#data/firebase/connection.ts';
import { describeFailure, errorKind } from '#data/firebase/errors.ts';
import { db } from '#data/firebase/firestore.ts';
import { airingQueries } from '#spoilers/airingSeason.ts';
import { useErrorToast, useToast } from '#ui/overlay/Toast.tsx';
import { predictionQueries } from './predictionQueries.ts';

const REFUSED = 'This prediction was not accepted. It may have closed, or somebody else remains by now.';
const failures = {
  signedOut: 'You must be logged in to submit a prediction.',
  failed: 'Failed to submit the prediction. Please try again.',
  tooFast: "You're submitting too fast. Your order is safe. Try again in a few minutes.",
};

/** Submits a user's prediction, which replaces an earlier one, or withdraws it, and shows the outcome. */
export function useChangePrediction() {
  const client = useQueryClient();
  const toast = useToast();
  const showError = useErrorToast('predict');
  return useMutation({
    mutationFn: (input: PredictionInput) => inTime(savePrediction(db, input)),
    onSuccess: (_, { key, uid, order }) => {
      const stored: Prediction | null = order && { order: [...order], at: new Date().toISOString() };
      client.setQueryData(predictionQueries.own(key, uid).queryKey, stored);
      const text = order ? 'Prediction submitted.' : 'Prediction withdrawn.';
      toast.show({ id: 'predict', text, duration: SAVED_MESSAGE_MS });
    },
    onError: (error) => {
      const isRefused = errorKind(error) === 'forbidden';
      showError(isRefused ? REFUSED : describeFailure(error, failures));
      if (isRefused) void client.invalidateQueries({ queryKey: airingQueries.seasons });
    },
  });
}
