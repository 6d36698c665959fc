/** Every component in its states, to check by eye. Shown to administrators; nothing in it acts. */

import styles from './Gallery.module.css';
import { GalleryBadges, GalleryButtons } from './GalleryControls.tsx';
import { GalleryFinding, GalleryPeople } from './GalleryExtras.tsx';
import { GalleryForms } from './GalleryForms.tsx';
import { GalleryCards, GalleryRows, GalleryStates } from './GalleryLists.tsx';
import { GalleryMenus, GalleryOverlays } from './GalleryOverlays.tsx';
import { GalleryComposer, GalleryThread } from './GalleryThread.tsx';
import { GalleryColours, GalleryType } from './GalleryTokens.tsx';

export type GalleryProps = {
  /** Sample photos; without them every avatar is the generic one. */
  photos?: string[];
};

export function Gallery({ photos = [] }: GalleryProps) {
  return (
    <div className={styles.gallery}>
      <h1>Kit</h1>
      <GalleryColours />
      <GalleryType />
      <GalleryButtons />
      <GalleryForms />
      <GalleryBadges photos={photos} />
      <GalleryRows photos={photos} />
      <GalleryCards photos={photos} />
      <GalleryStates />
      <GalleryMenus />
      <GalleryOverlays photos={photos} />
      <GalleryThread photos={photos} />
      <GalleryComposer />
      <GalleryPeople photos={photos} />
      <GalleryFinding />
    </div>
  );
}
