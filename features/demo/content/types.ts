// The shape of the made-up community: plain data, so that filling a site with it is somebody else's job.
import type { CategoryKeyNumber } from '../../categories/category.key.ts';

export type DemoPerson = {
  key: string;
  name: string;
  title?: string;
  about?: string;
  location?: string;
  /** A file of avatars/; a person without one has no photo. */
  avatar?: string;
  joinedDaysAgo: number;
  role: 'member' | 'moderator' | 'administrator';
};

export type DemoCategory = {
  key: string;
  urlcode: string;
  name: string;
  description: string;
  /** Key of the category above this one. */
  parent?: string;
  displayAs: 'discussions' | 'categories' | 'heading' | 'flat';
  color?: CategoryKeyNumber;
  featured?: boolean;
  /** Seen by moderators and administrators only. */
  private?: boolean;
  /** Name of a lucide icon. */
  icon?: string;
};

export type DemoTag = { urlcode: string; name: string };

export type DemoFormat = 'markdown' | 'text' | 'html' | 'rich2';

export type DemoReactionCode = 'Like' | 'Agree' | 'Disagree' | 'LOL' | 'Insightful' | 'Awesome' | 'Promote';

/** One reaction per person and post, never on one's own: the same rule as in the product. */
export type DemoReaction = { urlcode: DemoReactionCode; by: string[] };

export type DemoComment = {
  author: string;
  body: string;
  /** Markdown where it is not given. */
  format?: DemoFormat;
  /** BCP 47; the language of the discussion where it is not given. */
  language?: string;
  /** Counted from the discussion, also for replies. */
  minutesAfter: number;
  accepted?: boolean;
  reactions?: DemoReaction[];
  replies?: DemoComment[];
};

export type DemoDiscussion = {
  key: string;
  category: string;
  author: string;
  title: string;
  body: string;
  format: DemoFormat;
  /** BCP 47; English where it is not given. */
  language?: string;
  tags: string[];
  minutesAgo: number;
  /** The type of an add-on that brings it; a plain discussion where it is not given. */
  type?: string;
  /** Of its type, where it does not follow from the comments. */
  statusID?: number;
  /** It asks for something that a comment can settle. */
  asks?: true;
  pinned?: 'category' | 'recent';
  closed?: boolean;
  views: number;
  bookmarkedBy: string[];
  reactions: DemoReaction[];
  comments: DemoComment[];
};

export type DemoPostType = {
  postTypeID: string;
  parent: 'discussion';
  name: string;
  postButtonLabel: string;
  postHelperText: string;
  fields: {
    postFieldID: string;
    label: string;
    description: string;
    dataType: 'text' | 'number';
    formType: 'text' | 'number' | 'dropdown';
    dropdownOptions?: string[];
  }[];
  /** What stands in its fields, by the key of the discussion. */
  posts: Record<string, Record<string, string | number>>;
};

/** Keys of discussions and categories, in the order they are shown. */
export type DemoCollection = { name: string; discussions: string[]; categories: string[] };

export type DemoMessage = { author: string; minutesAfter: number; body: string };

/** Keys of people; the subject may be empty. */
export type DemoConversation = {
  author: string;
  people: string[];
  /** With whoever set the site up, so that they see what it looks like. */
  hasOwner: boolean;
  subject: string;
  minutesAgo: number;
  messages: DemoMessage[];
};

export type DemoSite = {
  title: string;
  description: string;
  people: DemoPerson[];
  categories: DemoCategory[];
  tags: DemoTag[];
  discussions: DemoDiscussion[];
  conversations: DemoConversation[];
  projects: DemoPostType;
  picks: DemoCollection;
};
