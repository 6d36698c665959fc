// What the widgets of a profile hand to the browser. Shared content: nothing in it is the viewer's own.
import type { CategoryFragment } from '../categories/categories.contract.ts';
import type { UserFragment } from '../users/users.contract.ts';

export type ProfileState = 'full' | 'private' | 'banned';

export interface ProfilePerson {
  userID: number;
  name: string;
  photoUrl: string;
  title?: string;
  aboutHtml?: string;
  location?: string;
  website?: string;
  dateInserted?: string;
  dateLastActive?: string | null;
}

/** What somebody says of themselves in a field of profiles. */
export interface ProfileFact {
  label: string;
  dataType: string;
  value: unknown;
  /** A long one that was written as rich text or Markdown. */
  html?: string;
}

export interface ShownProfileTab {
  /** `overview`, or the id of a tab. */
  section: string;
  /** English; translated where it is shown. The overview has none. */
  name?: string;
  url: string;
  count?: number;
}

/** `ProfileHead` */
export interface ProfileHeadProps {
  state: ProfileState;
  isBanned: boolean;
  person: ProfilePerson;
  /** Fields that were filled in, as far as this audience sees them. */
  facts: ProfileFact[];
  /** What stands beside the name. */
  labels: NonNullable<UserFragment['labels']>;
  readouts: { name: 'discussions' | 'comments' | 'points' | 'reactionsReceived'; count: number }[];
  tabs: ShownProfileTab[];
  /** The one that is open. */
  section: string;
}

export interface ActivityItem {
  kind: 'discussion' | 'comment';
  icon: string;
  /** “Started in”, before the name of a category. */
  lead: string;
  recordID: number;
  title: string;
  url: string;
  excerpt: string;
  dateInserted: string;
  score: number;
  category?: CategoryFragment;
  countComments?: number;
  countViews?: number;
  number?: number;
}

/** `ProfileActivity` */
export interface ProfileActivityProps {
  /** What the list is of. */
  of: 'everything' | 'comments' | 'reactions';
  userID: number;
  name: string;
  items: ActivityItem[];
  paging?: { page: number; limit: number; total: number };
  /** Without the page. */
  path?: string;
}

/** `ProfileReactions`: what others gave. */
export interface ProfileReactionsProps {
  name: string;
  reactions: { urlcode: string; class: string; name: string; count: number }[];
}

/** What stands above a widget, and whether it does. */
export interface GroupHeadings {
  titleType?: string;
  subtitle?: string;
  description?: string;
  descriptionType?: string;
  /** As layouts give them to all widgets; drawn by the design system. */
  containerOptions?: Record<string, unknown>;
}

/** `LeaderboardWidget` */
export interface LeaderboardProps extends GroupHeadings {
  title: string;
  leaders: { user: UserFragment; points: number }[];
  leaderboardType: string;
  /** What is counted, in words. */
  counted: string;
}

/** `SiteTotalsWidget` */
export interface SiteTotalsProps {
  title?: string;
  titleType?: string;
  description?: string;
  descriptionType?: string;
  containerOptions?: {
    alignment?: 'flex-start' | 'center' | 'flex-end' | 'space-around';
    background?: {
      look?: { className: string; href: string; scheme?: 'light' | 'dark' };
      imageUrl?: string;
      useOverlay?: boolean;
    };
  };
  labelType: 'icon' | 'text' | 'both';
  formatNumbers: boolean;
  totals: {
    recordType: string;
    label: string;
    iconName: string;
    count: number;
    isCalculating: boolean;
    isFiltered: boolean;
  }[];
}

/** Of those who joined lately so many are counted: a site may be joined by thousands in a day. */
export const MOST_COUNTED_LATELY = 100;

/** `NewMembersWidget` */
export interface NewMembersProps {
  title: string;
  titleType?: string;
  description?: string;
  members: UserFragment[];
  /** Who joined in the last 30 days, those above included; `MOST_COUNTED_LATELY + 1` stands for more than so many. */
  countLately: number;
}

/** `UserSpotlightWidget` */
export interface UserSpotlightProps extends GroupHeadings {
  title: string;
  userInfo: UserFragment;
  userTextAlignment: 'left' | 'right';
}
