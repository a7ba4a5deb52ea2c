import { paths } from '@outrank/shared/addresses';
import { useLocation } from 'react-router-dom';
import { readLastUser } from '#features/session/SessionProvider.tsx';
import { Loading, Skeleton } from '#ui/feedback/Loading.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { earlyHeadings } from '#widgets/earlyHeadings.ts';
import { PredictionsHead } from '#widgets/PredictionsHead.tsx';
import styles from './AppShell.module.css';

/**
 * Shown while the session or a page's code loads, below the page's heading, if that is known before the page. Not for visitors:
 * they are about to be redirected to /login. The build draws it for a remembered user, to whom alone the boot script shows it
 * (web/src/boot/bootPage.ts).
 */
export function PageLoading() {
  const { pathname, search } = useLocation();
  const isRemembered = import.meta.env.SSR || readLastUser() !== undefined;
  // An address with a query may name another page, such as the editor of a list.
  const isKnown = isRemembered && search === '';
  const heading = isKnown ? (earlyHeadings as Readonly<Record<string, string>>)[pathname] : undefined;
  return (
    <>
      {isKnown && pathname === paths.predictions && <PredictionsHead title="Predictions" />}
      {heading && <PageHeading isMotto={pathname === paths.home}>{heading}</PageHeading>}
      <Loading>
        <div className={styles.loading}>
          {!heading && pathname !== paths.predictions && <Skeleton shape="title" />}
          <Skeleton shape="fill" />
          <Skeleton shape="fill" />
        </div>
      </Loading>
    </>
  );
}
