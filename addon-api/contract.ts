// What contracts of add-ons are made of: endpoints, schemas, errors. Runs on the server alone; the browser takes types.

export { z } from 'zod';
export type { CommentThreadAssetProps } from '../features/comments/comment-widgets.contract.ts';
export { type Comment, comment, commentExpand } from '../features/comments/comments.contract.ts';
export { discussionExpand } from '../features/discussions/discussion-expands.contract.ts';
export { type Discussion, discussion } from '../features/discussions/discussions.contract.ts';
export { type UserFragment, userFragment } from '../features/users/users.contract.ts';
export type { ApiDescription } from '../platform/contract/api-description.ts';
export { bodySource } from '../platform/contract/body-fields.ts';
export { type Endpoint, endpoint } from '../platform/contract/endpoint.ts';
export { defineErrors } from '../platform/contract/errors.ts';
export { byUser, defineEvent } from '../platform/contract/event.ts';
export {
  bodyFormat,
  dateTime,
  expand,
  id,
  idParam,
  limit,
  page,
  rangeText,
} from '../platform/contract/fields.ts';
export { OpenList, openChoice } from '../platform/contract/open-list.ts';
export { definePermissions } from '../platform/contract/permission-definition.ts';
// `declare module '@parley/addon-api/contract' { interface PermissionNames extends NamesOf<typeof pollPermissions> {} }`
export * from '../platform/contract/permission-names.ts';
// `declare module '@parley/addon-api/contract' { interface RateLimitNames extends LimitNamesOf<typeof cakeRateLimits> {} }`
export * from '../platform/contract/rate-limits.ts';
export { defineStaffActs, type StaffAct } from '../platform/contract/staff-act.ts';
