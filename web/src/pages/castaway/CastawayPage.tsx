import { paths } from '@outrank/shared/addresses';
import {
  type Contestant,
  findContestant,
  findSeasonsOfContestant,
  formatSeasonName,
  type Season,
} from '@outrank/shared/catalogue/catalogue';
import { findNicknames } from '@outrank/shared/catalogue/searchCatalogue';
import { contestantItem, seasonItem } from '@outrank/shared/lists/listedItem';
import type { OpenItem } from '@outrank/shared/spoilers/spoilerShield';
import { Link, useParams } from 'react-router-dom';
import { useStore } from '#createStore.ts';
import { CastawayRecords } from '#features/facts/CastawayRecords.tsx';
import { CastRanks, CategoryPlaces } from '#features/results/castaway/CastawayPlaces.tsx';
import { readLastUser } from '#features/session/SessionProvider.tsx';
import { useConfirmedUser, useSession } from '#features/session/sessionContext.ts';
import { CopyLinkButton } from '#features/sharing/CopyLinkButton.tsx';
import { getItemColors, ItemPicture } from '#pictures/ItemPicture.tsx';
import { CatalogueSearch } from '#reader/CatalogueSearch.tsx';
import { revealed, revealPage, useIsHydrated, useSpoilerChoice } from '#reader/shieldState.ts';
import { useSeasons, useShield } from '#reader/useShield.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { EmptyState } from '#ui/feedback/QueryView.tsx';
import { Button } from '#ui/form/Button.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { useIsPhone } from '#ui/useMediaQuery.ts';
import { BackButton } from '#widgets/HeaderButtons.tsx';
import { NothingHere } from '#widgets/NothingHere.tsx';
import { NearSection, PageSection } from '#widgets/PageSection.tsx';
import styles from './CastawayPage.module.css';
import { FansWords } from './FansWords.tsx';

/** Everything about a castaway: the fans' ranks, what happened, and what fans say. */
export default function CastawayPage() {
  const { slug = '' } = useParams();
  useSeasons();
  const contestant = findContestant(slug);
  return (
    <>
      <BackButton fallback={paths.seasons} />
      {contestant ? (
        <CastawayView key={slug} contestant={contestant} />
      ) : (
        <CatalogueSearch>
          <NothingHere way="seasons" text="There's no such castaway" />
        </CatalogueSearch>
      )}
    </>
  );
}

/** All that is shown of a castaway none of whose seasons is watched. Even the seasons would tell who it is. */
function ClosedCastaway() {
  return (
    <EmptyState
      isPage
      text="Someone from a season you haven't watched"
      action={<Button onClick={revealPage}>Show this page</Button>}
    >
      This page opens once a season of theirs is marked as watched.
    </EmptyState>
  );
}

/** Instead of a castaway until the account of a session has said whom to hide. */
function AwaitedCastaway() {
  return (
    <EmptyState
      isPage
      text="Checking what you've watched"
      action={<Button onClick={revealPage}>Show this page</Button>}
    />
  );
}

/** Whether the account of a session has not said yet whom to hide, as on a new device. A visitor has no account to ask. */
function useIsChoiceAwaited(isHydrated: boolean): boolean {
  const session = useSession();
  const confirmed = useConfirmedUser();
  const { uid } = useSpoilerChoice();
  const isRevealed = useStore(revealed) === 'everything';
  if (!isHydrated || isRevealed) return false;
  const user = session.status === 'loading' ? readLastUser() : confirmed;
  return user !== undefined && user.uid !== uid;
}

function CastawayView({ contestant: { id, name } }: { contestant: Contestant }) {
  const { showPerson, showItem } = useShield();
  const isHydrated = useIsHydrated();
  const isChoiceAwaited = useIsChoiceAwaited(isHydrated);
  const item = showPerson(id);
  if (isChoiceAwaited) return <AwaitedCastaway />;
  if (item.isHidden) return <ClosedCastaway />;
  const seasons = findSeasonsOfContestant(id).filter(
    (season) => !showItem(contestantItem(id, season.id)).isHidden,
  );
  if (!isHydrated) {
    return (
      <>
        <Banner item={item} seasons={[]} />
        <Loading />
      </>
    );
  }
  return (
    <>
      <Banner item={item} seasons={seasons} />
      <PageSection title="In the Top 10s">
        <CategoryPlaces item={item} />
      </PageSection>
      <NearSection title="The fans' rank in each cast">
        <CastRanks id={id} seasons={seasons} />
      </NearSection>
      <PageSection
        title="What happened"
        lead="Of a season that is over, nothing is on this page until you ask."
      >
        <CastawayRecords id={id} seasons={seasons} />
      </PageSection>
      <FansWords id={id} name={name} />
    </>
  );
}

/** Who it is, in the colors of their first season. The build draws one for all castaways, with the name alone. */
function Banner({ item, seasons }: { item: OpenItem; seasons: readonly Season[] }) {
  const { showItem } = useShield();
  const isHydrated = useIsHydrated();
  const isPhone = useIsPhone();
  const [from, to] = getItemColors(item);
  const nicknames = isHydrated ? findNicknames(item.name) : [];
  return (
    <div className={styles.banner} style={isHydrated ? { '--from': from, '--to': to } : undefined}>
      <span className={styles.portrait}>
        {isHydrated && <ItemPicture item={item} size={isPhone ? 88 : 160} />}
      </span>
      <div className={styles.name}>
        <PageHeading
          isName
          lead={nicknames.length > 0 && `Also known as ${nicknames.join(', ')}`}
          actions={<CopyLinkButton />}
        >
          {item.name}
        </PageHeading>
      </div>
      <ul className={styles.seasons} aria-label="Seasons played">
        {seasons.map((season) => (
          <li key={season.id}>
            <Link className={styles.season} to={paths.season(season.id)}>
              <ItemPicture item={showItem(seasonItem(season.id))} size={36} />
              <span>
                <span translate="no">{formatSeasonName(season.name)}</span>{' '}
                <span className={styles.soft}>{season.year}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
