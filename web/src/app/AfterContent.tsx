import CatalogueSync from './CatalogueSync.tsx';
import OfflineSupport from './OfflineSupport.ts';
import ReturnToPlace from './ReturnToPlace.ts';

/** What works beside every page once its content is on screen. */
export default function AfterContent() {
  return (
    <>
      <CatalogueSync />
      <OfflineSupport />
      <ReturnToPlace />
    </>
  );
}
