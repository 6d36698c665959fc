import type { IconName } from '../../../../platform/ui/icons/icon-names.ts';

interface Kind {
  name: string;
  /** Of many, in a list of filters. */
  plural: string;
  icon: IconName;
}

const KINDS: Readonly<Record<string, Kind>> = {
  discussion: { name: 'Discussion', plural: 'Discussions', icon: 'message-square-text' },
  question: { name: 'Question', plural: 'Questions', icon: 'circle-help' },
  comment: { name: 'Comment', plural: 'Comments', icon: 'reply' },
  answer: { name: 'Answer', plural: 'Answers', icon: 'reply' },
  category: { name: 'Category', plural: 'Categories', icon: 'folder' },
  user: { name: 'Member', plural: 'Members', icon: 'user' },
};

/** Types of add-ons that are not known here are called by their own name. */
export function kindOf(type: string): Kind {
  const name = type.charAt(0).toUpperCase() + type.slice(1);
  return KINDS[type] ?? { name, plural: name, icon: 'file-text' };
}
