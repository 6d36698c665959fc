// Ways to hand a post on, in the menu of its share button.
import type { ComponentType } from 'react';
import { WebPlace } from '../../../platform/web/nodes/web-place.ts';
import type { Discussion } from '../discussions.contract.ts';

/** Of the record that is handed on. */
export interface ShareContext {
  recordType: 'discussion' | 'comment';
  recordID: number;
  recordUrl: string;
  /** When it was written. */
  timestamp: string;
  dateUpdated: string | null;
  updateUser: Discussion['updateUser'];
  name: string;
  authorID: number;
}

/** With the name by which add-ons know its address. */
export type SharedPost = ShareContext & { url: string };

export interface ShareItem {
  position: number;
  Item: ComponentType<SharedPost>;
}

export const shareItems = new WebPlace<ShareItem>('shareItems');

export type SharedDiscussion = Pick<
  Discussion,
  'discussionID' | 'name' | 'url' | 'insertUserID' | 'dateInserted' | 'dateUpdated' | 'updateUser'
>;

export function shareContextOf(discussion: SharedDiscussion): SharedPost {
  return {
    recordType: 'discussion',
    recordID: discussion.discussionID,
    recordUrl: discussion.url,
    url: discussion.url,
    timestamp: discussion.dateInserted,
    dateUpdated: discussion.dateUpdated,
    updateUser: discussion.updateUser,
    name: discussion.name,
    authorID: discussion.insertUserID,
  };
}
