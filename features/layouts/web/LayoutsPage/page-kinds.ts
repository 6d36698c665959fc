// The kinds of page that layouts are made for, as people call them, those that are seen most first.
import type { IconName } from '../../../../platform/ui/icons/icon-names.ts';

export interface PageKind {
  name: string;
  description: string;
  icon: IconName;
}

const KINDS: Readonly<Record<string, PageKind>> = {
  home: { name: 'Home page', description: 'What everybody comes to first.', icon: 'house' },
  discussionList: { name: 'Lists of posts', description: 'Posts, bookmarks, tags.', icon: 'list' },
  discussion: { name: 'Posts', description: 'A post with its comments.', icon: 'message-square' },
  question: {
    name: 'Questions',
    description: 'A question with its answers.',
    icon: 'message-circle-question-mark',
  },
  categoryList: { name: 'All categories', description: 'The categories of the community.', icon: 'layers' },
  discussionCategoryPage: {
    name: 'Categories with posts',
    description: 'A category with what is posted in it.',
    icon: 'folder',
  },
  nestedCategoryList: {
    name: 'Categories with categories',
    description: 'A category that holds others.',
    icon: 'folder-open',
  },
  createPost: {
    name: 'Writing a post',
    description: 'Where posts are written and edited.',
    icon: 'square-pen',
  },
  customPage: {
    name: 'Pages of your own',
    description: 'Pages at addresses that you choose.',
    icon: 'file-text',
  },
};
const ORDER = Object.keys(KINDS);

/** An add-on may bring further kinds: they are called as their template is. */
export function pageKind(layoutViewType: string, templateName: string): PageKind {
  return KINDS[layoutViewType] ?? { name: templateName, description: '', icon: 'file' };
}

/** Those nobody knows come last, in the order in which they are. */
export function compareKinds(one: string, other: string): number {
  const place = (kind: string) => (ORDER.includes(kind) ? ORDER.indexOf(kind) : ORDER.length);
  return place(one) - place(other);
}
