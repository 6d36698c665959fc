/** Every component in its states, to check by eye and by machine. Nothing in it acts on anything outside of it. */
import type { ComponentType } from 'react';
import { SideNav, SideNavItem } from '../SideNav/SideNav.tsx';
import styles from './Gallery.module.css';
import { GalleryChoosing } from './GalleryChoosing.tsx';
import { GalleryBadges, GalleryButtons } from './GalleryControls.tsx';
import { GalleryDates } from './GalleryDates.tsx';
import { GalleryDialogs } from './GalleryDialogs.tsx';
import { GalleryFinding, GalleryPeople } from './GalleryExtras.tsx';
import { GalleryForms } from './GalleryForms.tsx';
import { GalleryGroups } from './GalleryGroups.tsx';
import { GalleryHeads } from './GalleryHeads.tsx';
import { GalleryCards, GalleryRows, GalleryStates } from './GalleryLists.tsx';
import { GalleryMenus, GalleryReactions } from './GalleryOverlays.tsx';
import { GalleryPaging } from './GalleryPaging.tsx';
import { GalleryParts } from './GalleryParts.tsx';
import { GalleryComposer, GalleryThread } from './GalleryThread.tsx';
import { GalleryToasts } from './GalleryToasts.tsx';
import { GalleryColours, GalleryMeasures, GalleryType } from './GalleryTokens.tsx';

export type GalleryProps = {
  /** Sample photos; without them every avatar is the generic one. */
  photos?: string[];
};

type SectionProps = { id: string; photos: string[] };

const sections: Record<string, [title: string, Section: ComponentType<SectionProps>]> = {
  colour: ['Colour', GalleryColours],
  type: ['Type', GalleryType],
  measures: ['Measures', GalleryMeasures],
  buttons: ['Buttons', GalleryButtons],
  inputs: ['Inputs and forms', GalleryForms],
  choosing: ['Choosing', GalleryChoosing],
  badges: ['Avatars, tags, badges', GalleryBadges],
  dates: ['Dates and numbers', GalleryDates],
  heads: ['Banner, breadcrumbs, heads', GalleryHeads],
  rows: ['Discussion rows', GalleryRows],
  cards: ['Cards, readouts, lists', GalleryCards],
  groups: ['Groups of items', GalleryGroups],
  parts: ['Tabs, tables, carousel', GalleryParts],
  paging: ['Pager, tabs, notices', GalleryPaging],
  states: ['Loading, empty, broken', GalleryStates],
  menus: ['Menus and flyouts', GalleryMenus],
  reactions: ['Reactions and tooltips', GalleryReactions],
  dialogs: ['Dialogs', GalleryDialogs],
  toasts: ['Toasts', GalleryToasts],
  thread: ['Thread', GalleryThread],
  composer: ['Composer', GalleryComposer],
  people: ['User card', GalleryPeople],
  finding: ['Results, facets, ruler', GalleryFinding],
};

export function Gallery({ photos = [] }: GalleryProps) {
  const entries = Object.entries(sections);
  return (
    <div className={styles.gallery}>
      <div className={styles.contents}>
        <SideNav label="Components">
          {entries.map(([id, [title]]) => (
            <SideNavItem key={id} href={`#${id}`}>
              {title}
            </SideNavItem>
          ))}
        </SideNav>
      </div>
      <div className={styles.sections}>
        {entries.map(([id, [, Section]]) => (
          <Section key={id} id={id} photos={photos} />
        ))}
      </div>
    </div>
  );
}
