// What `expand=` can ask for of discussions.
import { openExpand } from '../../platform/contract/fields.ts';
import { OpenList } from '../../platform/contract/open-list.ts';

/** Add-ons add names of their own; `attributes` of their post types is told of what was asked for. */
export const discussionExpands = new OpenList([
  'category',
  '-insertUser',
  '-lastUser',
  '-body',
  'updateUser',
  'lastPost',
  'lastPost.body',
  'lastPost.insertUser',
  'raw',
  'tagIDs',
  'tags',
  'breadcrumbs',
  'excerpt',
  'snippet',
  'status',
  'status.log',
  'reactions',
  'attachments',
  'reportMeta',
  'countReports',
  'postMeta',
  'warnings',
  'permissions',
]);

export const discussionExpand = openExpand(discussionExpands, ['status.log']);
