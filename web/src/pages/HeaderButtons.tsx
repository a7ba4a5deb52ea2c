import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { InHeader } from '#ui/HeaderSlot.tsx';
import { useGoBack } from './useGoBack.ts';

/** 'My Lists' and 'Other Rankings': the header of most pages. */
export function DefaultButtons() {
  return (
    <InHeader>
      <Link className={buttonClass('secondary', 'small')} to={paths.myLists}>
        My Lists
      </Link>
      <Link className={buttonClass('secondary', 'small')} to={paths.rankings}>
        Other Rankings
      </Link>
    </InHeader>
  );
}

/** 'Back', on pages of rankings. */
export function BackButton({ fallback }: { fallback: string }) {
  const goBack = useGoBack(fallback);
  return (
    <InHeader>
      <Button variant="secondary" size="small" onClick={goBack}>
        Back
      </Button>
    </InHeader>
  );
}
