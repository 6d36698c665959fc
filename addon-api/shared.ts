// What both sides of an add-on may use: pure functions and types, nothing of the server and nothing of the browser.

export type { ThreadNode } from '../features/comments/comment-threads.contract.ts';
export { withoutTags } from '../platform/contract/linear-text.ts';
export type { LayoutNode, PageDocument, PageRoute, SiteMeta } from '../platform/contract/page.ts';
export { hasPermission, type PermissionSet } from '../platform/contract/permission.ts';
export { slug } from '../platform/contract/slug.ts';
export { widgetNode } from '../platform/contract/widget-data.ts';
export { wordings } from '../platform/contract/wordings.ts';
