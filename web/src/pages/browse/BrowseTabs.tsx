import { paths } from '@outrank/shared/addresses';
import { PageTabs } from '#widgets/PageTabs.tsx';

/** Leads from everybody's lists to those of the people one follows, and back. */
export const BrowseTabs = () => (
  <PageTabs
    label="Whose lists"
    tabs={[
      [paths.rankings, 'All'],
      [paths.following, 'Following'],
    ]}
  />
);
