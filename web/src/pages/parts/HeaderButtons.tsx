import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { Button } from '#ui/form/Button.tsx';
import { buttonClass } from '#ui/form/buttonClass.ts';
import { InHeader } from '#ui/layout/HeaderSlot.tsx';
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

type StepBackProps = { fallback: string };

function StepBack({ fallback, label }: StepBackProps & { label: string }) {
  const goBack = useGoBack(fallback);
  return (
    <InHeader>
      <Button size="small" onClick={goBack}>
        {label}
      </Button>
    </InHeader>
  );
}

/** 'Back', on pages of rankings. */
export function BackButton({ fallback }: StepBackProps) {
  return <StepBack fallback={fallback} label="Back" />;
}

/** 'Cancel', while there is nothing to lose yet. */
export function CancelButton({ fallback }: StepBackProps) {
  return <StepBack fallback={fallback} label="Cancel" />;
}
