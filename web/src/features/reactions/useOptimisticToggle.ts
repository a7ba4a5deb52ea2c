import {
  type Mutation,
  type QueryKey,
  type UseQueryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { describeFailure, type FailureTexts } from '#data/firebase/errors.ts';
import { useErrorToast } from '#ui/overlay/Toast.tsx';

type Input = { readonly uid: string; readonly isOn: boolean };

type Options<Data, Key extends QueryKey> = {
  readonly kind: 'upvote' | 'favorite' | 'follow';
  /** Undefined when signed out. */
  readonly uid: string | undefined;
  readonly query: UseQueryOptions<Data, Error, Data, Key>;
  readonly isOn: (data: Data | undefined) => boolean;
  /** Stores the reaction and returns the query's new data, so that nothing is read again. */
  readonly save: (input: Input) => Promise<Data>;
  readonly onSaved?: ((input: Input) => unknown) | undefined;
  readonly messages: FailureTexts & { readonly signedOut: string };
};

const getIsOn = ({ state }: Pick<Mutation, 'state'>) => (state.variables as Input).isOn;

/**
 * A reaction that a click turns on or off, saved in the order of the clicks. `pending` is the newest value that is still being
 * saved or whose `onSaved` has not settled; wherever the list is shown, it shows in place of the stored one. A refused value
 * disappears by itself.
 */
export function useOptimisticToggle<Data, Key extends QueryKey>(options: Options<Data, Key>) {
  const { kind, uid, query, isOn, save, onSaved, messages } = options;
  const queryKey: QueryKey = query.queryKey;
  const mutationKey = [kind, ...queryKey];
  const queryClient = useQueryClient();
  const showError = useErrorToast(kind);
  const filters = { mutationKey, exact: true, status: 'pending' } as const;
  const { data } = useQuery({ ...query, enabled: uid !== undefined });
  const pending = useMutationState({ filters, select: getIsOn });
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: save,
    onSuccess: async (saved, input) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, saved);
      await onSaved?.(input);
    },
    onError: (error) => {
      showError(describeFailure(error, messages));
      void queryClient.invalidateQueries({ queryKey });
    },
  });

  const toggle = () => {
    if (uid === undefined) return showError(messages.signedOut);
    // The caches, not the last render: a second click may come before it.
    const newest = queryClient.getMutationCache().findAll(filters).at(-1);
    const current = newest ? getIsOn(newest) : isOn(queryClient.getQueryData(query.queryKey));
    mutate({ uid, isOn: !current });
  };
  return { data, pending: pending.at(-1), toggle };
}
