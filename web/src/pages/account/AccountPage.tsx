import { paths } from '@outrank/shared/addresses';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { AccountSection, DeleteAccount, DownloadData } from '#features/account/AccountSections.tsx';
import { moderationQueries, WAITING_MAX } from '#features/moderation/moderationQueries.ts';
import { useReauthenticate, useSignOutAfterDeletion } from '#features/session/endSession.ts';
import { SIGN_OUT_FAILED } from '#features/session/SignOutButton.tsx';
import { useUser } from '#features/session/sessionContext.ts';
import { SpoilerSettings } from '#reader/ChooseSeasons.tsx';
import { buttonClass } from '#ui/form/Button.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { useErrorToast } from '#ui/overlay/Toast.tsx';
import { BackButton } from '#widgets/HeaderButtons.tsx';
import styles from './AccountPage.module.css';

export default function AccountPage() {
  const user = useUser();
  const signInAgain = useReauthenticate(paths.account);
  const showError = useErrorToast('signInAgain');
  const showSignedOutNotice = useSignOutAfterDeletion(user.uid);
  const { data: isCurator } = useQuery(moderationQueries.isCurator(user.uid));
  return (
    <>
      <BackButton fallback={paths.myLists} />
      <PageHeading lead="Your data is yours. Download it or delete it.">Your Account</PageHeading>
      <div className={styles.sections}>
        {isCurator && <CuratorSection />}
        <AccountSection
          title="Spoilers"
          text="New to the show? Hide the people and seasons you haven't watched yet."
        >
          <SpoilerSettings />
        </AccountSection>
        <DownloadData user={user} />
        <DeleteAccount
          onDeleted={() => showSignedOutNotice().catch(() => undefined)}
          onSignInAgain={() => signInAgain().catch(() => showError(SIGN_OUT_FAILED))}
        />
      </div>
    </>
  );
}

function CuratorSection() {
  const { data: waiting } = useQuery(moderationQueries.waiting());
  return (
    <AccountSection
      title="Moderation"
      text="You're a moderator. Review what fans have reported, hide it or bring it back."
    >
      <Link className={buttonClass()} to={paths.moderation}>
        {`Go to moderation${waiting === undefined ? '' : ` (${waiting}${waiting === WAITING_MAX ? '+' : ''})`}`}
      </Link>
    </AccountSection>
  );
}
