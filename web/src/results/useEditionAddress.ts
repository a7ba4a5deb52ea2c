import { isEditionId } from '@outrank/shared/results/edition';
import { useSearchParams } from 'react-router-dom';

const EDITION_PARAMETER = 'edition';

/** The edition that the address names, undefined for the live results, and a way to build the address of another edition. */
export function useEditionAddress() {
  const [parameters] = useSearchParams();
  const value = parameters.get(EDITION_PARAMETER) ?? '';
  const getAddress = (week: string | undefined) => {
    const next = new URLSearchParams(parameters);
    if (week === undefined) next.delete(EDITION_PARAMETER);
    else next.set(EDITION_PARAMETER, week);
    return { search: next.toString() };
  };
  return { week: isEditionId(value) ? value : undefined, getAddress };
}
