// The options menu of a discussion: whoever has something to do with a discussion adds an item.
import type { MenuOption, MenuRun } from '../../../platform/web/menus/menu-option.ts';
import { WebPlace } from '../../../platform/web/nodes/web-place.ts';
import type { DiscussionAbilities } from '../discussion.abilities.ts';
import type { Discussion } from '../discussions.contract.ts';

export const DISCUSSION_GROUPS = ['post', 'moderation', 'status', 'record'] as const;

export interface DiscussionSubject {
  discussion: Discussion;
  abilities: DiscussionAbilities;
}

export type DiscussionItemProps = DiscussionSubject & MenuRun;
export type DiscussionFormProps = DiscussionSubject & { onClose: () => void };

declare module '../../../platform/contract/page.ts' {
  interface SiteMeta {
    hasDiscussionOptions?: boolean;
    hasOptionsForOthers?: boolean;
  }
}

/**
 * The menu is there for members who can do one of the product's own things with a discussion. A feature that adds something
 * for every member says so in its site meta: `hasDiscussionOptions`; for every member but the author: `hasOptionsForOthers`.
 */
export const discussionOptions = new WebPlace<MenuOption<DiscussionSubject>>('discussionOptions');
