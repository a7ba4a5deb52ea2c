import { paths } from '@outrank/shared/addresses';
import { SeasonDesk } from '#features/moderation/season/SeasonDesk.tsx';
import { useUser } from '#features/session/sessionContext.ts';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { BackButton } from '#widgets/HeaderButtons.tsx';
import { CuratorsOnly } from './CuratorsOnly.tsx';

export default function SeasonDeskPage() {
  const { uid } = useUser();
  return (
    <CuratorsOnly>
      <BackButton fallback={paths.moderation} />
      <PageHeading>The airing season</PageHeading>
      <SeasonDesk uid={uid} />
    </CuratorsOnly>
  );
}
