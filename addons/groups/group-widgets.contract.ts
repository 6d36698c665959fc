// What the widgets of groups show: their server halves answer it, their React halves take it.
import type { GroupInvitation } from './group-invitations.contract.ts';
import type { GroupApplicant, GroupMember } from './group-members.contract.ts';
import type { GROUP_SORTS, Group } from './groups.contract.ts';

export interface ListedGroup {
  groupID: number;
  name: string;
  url: string;
  excerpt: string;
  privacy: Group['privacy'];
  countMembers: number;
  iconUrl: string | null;
  iconAlt: string;
  role: GroupMember['role'] | null;
  isInvited: boolean;
}

export interface GroupsWidgetProps {
  groups: ListedGroup[];
  sort: 'newest' | 'active' | 'largest';
}

export interface MyGroupsWidgetProps {
  limit: number;
}

export interface GroupsPageProps {
  groups: ListedGroup[];
  /** Only those that the viewer belongs to. */
  isMine: boolean;
  query: string;
  sort: (typeof GROUP_SORTS)[number];
  page: number;
  hasMore: boolean;
}

export interface GroupDiscussions {
  /** null: the viewer writes none here. */
  newPostUrl: string | null;
  count: number;
}

export interface GroupPageProps extends ListedGroup {
  /** What it is about, as HTML. */
  descriptionHtml: string;
  dateInserted: string;
  bannerUrl: string | null;
  bannerAlt: string;
  /** Who started it. */
  insertUserID: number;
  hasApplied: boolean;
  /** Moderators keep it out of sight: those who lead it see it, and staff. */
  isHeld: boolean;
  /** It waits for approval. */
  isWaiting: boolean;
  /** A new name or description of it does: for those who lead it. */
  isEditWaiting: boolean;
  isFollowed: boolean;
  /** The viewer leads it, or looks after all groups. */
  canLead: boolean;
  /** What its members discuss; null: the viewer does not read it. */
  discussions: GroupDiscussions | null;
}

export interface GroupPeopleProps {
  groupID: number;
  /** Who started it. */
  insertUserID: number;
  canLead: boolean;
  /** None where the viewer is not told. */
  leaders: GroupMember[];
  /** `words`: what they say. */
  applicants: (Pick<GroupApplicant, 'userID' | 'user'> & { words: string })[];
  /** By mail and links, for those who lead it; else none. */
  invitations: GroupInvitation[];
}

export interface GroupMembersProps {
  groupID: number;
  url: string;
  canLead: boolean;
  /** null: the viewer is not told. */
  members: GroupMember[] | null;
  page: number;
  hasMore: boolean;
}

export interface InvitedTo {
  groupID: number;
  name: string;
  url: string;
  excerpt: string;
  privacy: Group['privacy'];
  countMembers: number;
  iconUrl: string | null;
  iconAlt: string;
  /** What whoever invites is called. */
  inviter: string;
  isMember: boolean;
}

export interface GroupInvitationPageProps {
  /** null: it cannot be used any more. */
  invitation: InvitedTo | null;
  token: string;
}
