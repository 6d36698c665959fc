// What the widgets of badges show: their server halves answer it, their React halves take it.
import type { Badge, Recipient } from './badges.contract.ts';
import type { BadgeFragment, BadgeRequest } from './member-badges.contract.ts';

export interface ListedBadge
  extends Pick<
    Badge,
    'badgeID' | 'name' | 'photoUrl' | 'points' | 'class' | 'classLevel' | 'countUsers' | 'url'
  > {
  /** What it is for, as text. */
  about: string;
  /** The viewer has it. */
  isHeld: boolean;
}

export interface BadgesPageProps {
  badges: ListedBadge[];
  /** How many the viewer has; null: a guest. */
  countHeld: number | null;
  page: number;
  hasMore: boolean;
}

export interface BadgePageProps extends ListedBadge {
  isRequestable: boolean;
  /** Of the viewer. */
  request: BadgeRequest['status'] | null;
  recipients: Recipient[];
  page: number;
  hasMore: boolean;
}

export interface MemberBadgesProps {
  badges: (BadgeFragment & { dateInserted: string })[];
}

export interface LatestBadgesProps {
  grants: { badge: BadgeFragment; user: Recipient['user']; dateInserted: string }[];
}

export interface ManagedBadgesProps {
  badges: Badge[];
  /** `words`: what they say. */
  requests: (Pick<BadgeRequest, 'requestID' | 'badgeID' | 'name' | 'user' | 'dateInserted'> & {
    words: string;
  })[];
  /** What rules can count, beside what the product knows in words. */
  statistics: { name: string; label: string }[];
  page: number;
  hasMore: boolean;
}
