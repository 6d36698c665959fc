// What the server half of the list of discussions hands over.
import type { ReactNode } from 'react';
import type { GroupProps } from '../../../../platform/ui/HomeWidget/group-props.ts';
import type { DiscussionSort } from '../../discussion-filters.contract.ts';
import type { Discussion } from '../../discussions.contract.ts';

export interface ShownMetas {
  category?: boolean;
  startedByUser?: boolean;
  lastUser?: boolean;
  lastCommentDate?: boolean;
  viewCount?: boolean;
  commentCount?: boolean;
  score?: boolean;
  userTags?: boolean;
  unreadCount?: boolean;
  resolved?: boolean;
  /** Those that add-ons add. */
  [added: string]: unknown;
}

export interface ListPaging {
  currentPage: number;
  limit: number;
  total: number;
  hasMore?: boolean;
}

export interface DiscussionsWidgetProps extends GroupProps {
  discussions: Discussion[];
  apiParams?: { sort?: DiscussionSort; tagID?: number | string; limit?: number };
  defaultSort?: DiscussionSort;
  /** The list is what its page is about: it brings the page's heading, filters, sort and pager. */
  isAsset?: boolean;
  initialPaging?: ListPaging;
  /** How many of the page the viewer muted and does not see. */
  countExcluded?: number;
  /** The address asked for more than its reader may ask for. */
  isCurtailed?: boolean;
  /** At the end of the page's head: Follow. */
  actions?: ReactNode;
  /** Between the page's head and the list: the categories below this one. */
  intro?: ReactNode;
  discussionOptions?: {
    excerpt?: { display?: boolean };
    featuredImage?: { display?: boolean; fallbackImage?: string };
    metas?: { asIcons?: boolean; display?: ShownMetas };
  };
  /** Rows without what can be pressed. */
  disableButtonsInItems?: boolean;
  /** Rows that moderators cannot select. */
  noCheckboxes?: boolean;
  /** What the list is of by its address: no filter asks for it again. */
  fixedFilters?: string[];
  /** What is said where a list with an address of its own is empty. */
  emptyList?: { text: string; isFilledByPosting: boolean };
  /** Whose tag the list is narrowed to. */
  tag?: { tagID: number; name: string };
  categoryUrlCode?: string;
  categoryID?: number;
}
