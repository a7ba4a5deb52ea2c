import { paths } from '@outrank/shared/addresses';
import type { ReactNode } from 'react';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { PageTabs } from '#widgets/PageTabs.tsx';

type Props = {
  title: string;
  /** Undefined until it is known. */
  seasonId?: string | undefined;
  actions?: ReactNode;
};

/** The head of all pages about predictions. It depends on no data, so that it shows while they load. */
export function PredictionsHead({ title, seasonId, actions }: Props) {
  const id = seasonId ?? paths.latestSeason;
  return (
    <>
      <PageHeading
        kicker={seasonId ? `Survivor ${seasonId.slice(1)}` : 'Survivor'}
        actions={actions}
        areActionsBelow
        lead="All points if the one you put last goes home; half for a guess by chance."
      >
        {title}
      </PageHeading>
      <PageTabs
        label="Predictions"
        tabs={[
          [paths.predictions, 'This week'],
          [paths.seasonPredictions(id), 'Episodes'],
          [paths.standings(id), 'Standings'],
          [paths.groups, 'Groups'],
        ]}
      />
    </>
  );
}
