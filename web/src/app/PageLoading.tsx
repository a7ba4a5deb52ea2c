import { useLocation } from 'react-router-dom';
import { readLastUser } from '#features/session/SessionProvider.tsx';
import { earlyHeadings, paths } from '#paths.ts';
import { Loading, Skeleton } from '#ui/feedback/Loading.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import styles from './AppShell.module.css';

/** Shown while the session or a page's code loads. */
export function PageLoading() {
  const heading = useEarlyHeading();
  return (
    <>
      {heading}
      <Loading>
        <div className={styles.loading}>
          {!heading && <Skeleton shape="title" />}
          <Skeleton shape="fill" />
          <Skeleton shape="fill" />
        </div>
      </Loading>
    </>
  );
}

/**
 * The page's heading, if it is known before the page. Not for visitors: they are about to be redirected to /login. The build
 * draws it for a remembered user, to whom alone the boot script shows it (web/src/boot/bootPage.ts).
 */
function useEarlyHeading() {
  const { pathname, search } = useLocation();
  const isRemembered = import.meta.env.SSR || readLastUser() !== undefined;
  const heading = (earlyHeadings as Readonly<Record<string, string>>)[pathname];
  // An address with a query may name another page, such as the editor of a list.
  if (!isRemembered || heading === undefined || search !== '') return undefined;
  return <PageHeading isMotto={pathname === paths.home}>{heading}</PageHeading>;
}
