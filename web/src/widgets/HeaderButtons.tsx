import { paths } from '@outrank/shared/addresses';
import { Link, useNavigate } from 'react-router-dom';
import { useSession } from '#features/session/sessionContext.ts';
import { Button, buttonClass } from '#ui/form/Button.tsx';
import { InHeader } from '#ui/layout/HeaderSlot.tsx';

/** 'My Lists' and 'Other Rankings', the header buttons of most pages. */
export function DefaultButtons() {
  return (
    <InHeader>
      {/* On desks, the header's own link 'My Lists' stands right beside it and takes its place (app/SiteLinks.module.css). */}
      <Link className={buttonClass('secondary', 'small')} to={paths.myLists} data-is-site-link>
        My Lists
      </Link>
      <Link className={buttonClass('secondary', 'small')} to={paths.rankings}>
        Other Rankings
      </Link>
    </InHeader>
  );
}

type BackProps = { fallback: string };

/** The button of a page's header. */
export function HeaderButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <InHeader slot="action">
      <Button size="small" onClick={onClick}>
        {label}
      </Button>
    </InHeader>
  );
}

/**
 * 'Back', on pages with rankings. Visitors go up instead, because the page before may be one that asks them to sign in: from
 * a category to the overview, which has no button for them.
 */
export function BackButton({ fallback }: BackProps) {
  const { status } = useSession();
  const goBack = useGoBack(fallback);
  const navigate = useNavigate();
  if (status === 'signedIn') return <HeaderButton label="Back" onClick={goBack} />;
  if (status === 'loading' || fallback === paths.home) return null;
  return <HeaderButton label="Back" onClick={() => navigate(fallback)} />;
}

/** 'Cancel', where nothing can be lost yet. */
export function CancelButton({ fallback }: BackProps) {
  return <HeaderButton label="Cancel" onClick={useGoBack(fallback)} />;
}

/** Goes one step back within the app. A page that was opened directly has no such step and goes to `fallback`. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  return () => {
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    if (idx > 0) navigate(-1);
    else navigate(fallback, { replace: true });
  };
}
