import { parseRankingKey } from '@outrank/shared/consensus/rankingKey';
import { useSearchParams } from 'react-router-dom';
import { COMPARE_PARAMETERS, paths } from '#paths.ts';
import { BackButton } from '#widgets/HeaderButtons.tsx';
import { NothingHere } from '#widgets/NothingHere.tsx';
import { ChooseOther } from './ChooseOther.tsx';
import { ComparedPair } from './ComparedPair.tsx';
import styles from './ComparePage.module.css';

/** Compares the two rankings that the address names, or asks for the second one. */
export default function ComparePage() {
  const [parameters] = useSearchParams();
  const first = parameters.get(COMPARE_PARAMETERS.first) ?? '';
  const second = parameters.get(COMPARE_PARAMETERS.second);
  return (
    <>
      <BackButton fallback={paths.rankings} />
      <div className={styles.page}>
        <Comparison key={`${first} ${second}`} first={first} second={second} />
      </div>
    </>
  );
}

function Comparison({ first, second }: { first: string; second: string | null }) {
  const a = parseRankingKey(first);
  const b = parseRankingKey(second ?? '');
  if (a && b) return <ComparedPair a={a} b={b} />;
  if (a && second === null) return <ChooseOther ranking={a} />;
  return (
    <NothingHere way="rankings" text="This link doesn't name two rankings">
      Part of the address may be missing. Open a ranking and press Compare there.
    </NothingHere>
  );
}
