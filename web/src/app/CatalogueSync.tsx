import { DAY_MS } from '@outrank/shared/limits';
import { refreshItems } from '@outrank/shared/lists/refreshItems';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshSeasons, seasonsStore } from '#data/catalogue/publishedSeasons.ts';

/** Whether lists were parsed with ids that the catalogue lacked. Costs less than parsing them again. */
const hasUnknownItems = (data: unknown) => JSON.stringify(data)?.includes('"isUnknown":true') ?? false;

/** Reads the published seasons again once a day. When there are new ones, placeholders in what was read are parsed again. */
export default function CatalogueSync() {
  const client = useQueryClient();
  useEffect(() => {
    refreshSeasons(DAY_MS).catch((error) => console.warn('The published seasons could not be read', error));
    return seasonsStore.subscribe(() => {
      for (const { queryKey, state } of client.getQueryCache().getAll())
        if (hasUnknownItems(state.data))
          client.setQueryData(queryKey, refreshItems(state.data), { updatedAt: state.dataUpdatedAt });
    });
  }, [client]);
  return null;
}
