import { isEditionId } from '@outrank/shared/ballots/edition';
import { useSearchParams } from 'react-router-dom';

const EDITION_PARAMETER = 'edition';

/** The edition that the address names, undefined for the live results, and the addresses of others. */
export function useEditionAddress() {
  const [parameters] = useSearchParams();
  const named = parameters.get(EDITION_PARAMETER) ?? '';
  const addressOf = (week: string | undefined) => {
    const next = new URLSearchParams(parameters);
    if (week === undefined) next.delete(EDITION_PARAMETER);
    else next.set(EDITION_PARAMETER, week);
    return { search: next.toString() };
  };
  return { week: isEditionId(named) ? named : undefined, addressOf };
}
