// The server's side of an add-on: its manifest, tables and endpoints, and the places of the product it adds to.

export { type PageViewer, pageViewers, type ViewedPage } from '../features/analytics/server/page-viewers.ts';
export {
  type AttachedPost,
  type AttachmentProvider,
  attachmentProviders,
  type SourceRecord,
} from '../features/attachments/server/attachment-integrations.ts';
export {
  type AutomationAction,
  automationAction,
  type RuleRun,
} from '../features/automation/server/automation-actions.ts';
export {
  type AutomationTrigger,
  automationTrigger,
  type TriggerWindow,
} from '../features/automation/server/automation-triggers.ts';
export { startsRules } from '../features/automation/server/starts-rules.ts';
export { categoryPath } from '../features/categories/category.address.ts';
export {
  requireCategory,
  requireWritableCategory,
  visibleCategories,
  visibleCategoryIDs,
} from '../features/categories/server/category.policy.ts';
export {
  addRecordCategory,
  changeRecordCategory,
  insertRecordCategory,
  leaveRecordCategory,
  type RecordCategory,
  restrictRecordCategory,
} from '../features/categories/server/record-categories.ts';
export { commentPath } from '../features/comments/comment.address.ts';
export { commentAwards } from '../features/comments/server/comment.awards.ts';
export { hydrateComments } from '../features/comments/server/comment.hydrate.ts';
export { requireComment } from '../features/comments/server/comment.policy.ts';
export type { CommentRow } from '../features/comments/server/comment.queries.ts';
export { type CommentParent, commentParents } from '../features/comments/server/parent-discussion.ts';
export { lockDiscussionOf } from '../features/comments/server/threads/comment-subtree.ts';
export { hydrateThreadAsset, threadAssetProps } from '../features/comments/server/threads/thread-asset.ts';
export {
  type DemoComment,
  type DemoContent,
  type DemoDiscussion,
  demoContents,
  type WrittenDemo,
} from '../features/demo/server/demo-contents.ts';
export { type DigestEntry, type DigestPart, digestParts } from '../features/digest/server/digest-parts.ts';
export { discussionPath } from '../features/discussions/discussion.address.ts';
export { discussionExpands } from '../features/discussions/discussion-expands.contract.ts';
export { postParams } from '../features/discussions/post-params.ts';
export { withOwnEmbeds } from '../features/discussions/server/bodies/own-embeds.ts';
export { deleteRecordCategory } from '../features/discussions/server/deleting/delete-record-category.ts';
export { oneDiscussion } from '../features/discussions/server/discussion.hydrate.ts';
export {
  requireCanEdit,
  requireDiscussion,
  requireUnarchivedOrEditor,
  seesHeldPost,
} from '../features/discussions/server/discussion.policy.ts';
export type { DiscussionRow } from '../features/discussions/server/discussion.rows.ts';
export {
  type DiscussionPart,
  discussionParts,
  type EditedDiscussion,
  type FormNode,
  type NewDiscussion,
  type PostedDiscussion,
  type RewritePart,
  type WritePart,
} from '../features/discussions/server/discussion-parts.ts';
export {
  type DiscussionList,
  discussionLists,
} from '../features/discussions/server/lists/discussion-lists.ts';
export { selection, selectionSchema } from '../features/discussions/server/lists/list.selection.ts';
export { listMetas } from '../features/discussions/server/lists/list-metas.ts';
export { type DiscussionTab, discussionTabs } from '../features/discussions/server/lists/list-tabs.ts';
export { discussionAwards } from '../features/discussions/server/member-counts/discussion-awards.ts';
export { givePostPoints } from '../features/discussions/server/member-counts/give-points.ts';
export { hiddenPostCounts } from '../features/discussions/server/member-counts/hidden-post-counts.ts';
export { reactionsReceived } from '../features/discussions/server/member-counts/reactions-received.ts';
// What is told of members to everybody, as a rank is, leaves out what not every new member sees.
export { unseenPostCounts } from '../features/discussions/server/member-counts/unseen-post-counts.ts';
export { deriveStatus, recountOfStatus } from '../features/discussions/server/statuses/derived-status.ts';
export { visibleStatuses } from '../features/discussions/server/statuses/discussion.statuses.ts';
export { putStatus } from '../features/discussions/server/statuses/discussion-status.ts';
// What goes over with a discussion that is merged, and comes back with it.
export { followersOf, noteFollowers } from '../features/discussions/server/undoing/merged-discussion.ts';
// Where what an add-on made of a discussion is gone, by those who may take it away; and where that is undone.
export { becomeAgain, becomePlain } from '../features/discussions/server/writing/become-plain.ts';
export { editDiscussion } from '../features/discussions/server/writing/edit-discussion.ts';
export { startDiscussion } from '../features/discussions/server/writing/start-discussion.ts';
export { type Followable, followables } from '../features/following/server/followables.ts';
export { importCommandOf } from '../features/imports/server/import.command.ts';
export type { ImportRun } from '../features/imports/server/import-run.ts';
// With a star, so that `declare module '@parley/addon-api'` adds to the kinds of rows that there are.
export * from '../features/imports/server/imported-rows.ts';
export type { Importer, ImportSource } from '../features/imports/server/importers.ts';
export { runImport } from '../features/imports/server/run-import.ts';
export { threadEnd, threadStart } from '../features/layouts/server/side-panel.ts';
export {
  type TranslationProvider,
  translationProviders,
} from '../features/locales/server/translation-providers.ts';
// Files of members that records of an add-on show are as private as those records: whoever holds them says who sees them.
export { attachedOn } from '../features/media/server/attached-on.ts';
export { type MediaHolder, mediaHolders } from '../features/media/server/media-holders.ts';
// Where an add-on keeps addresses of files: they are not discarded as unused.
export { mediaMentions } from '../features/media/server/media-mentions.ts';
export { ownFile } from '../features/media/server/own-file.ts';
export { preparedBody, renderMentioning } from '../features/mentions/server/prepared-body.ts';
export { deliveryJob } from '../features/notifications/server/delivery/deliver.ts';
export { membersWho } from '../features/notifications/server/members-who.ts';
export { addedNotifications } from '../features/notifications/server/notification-additions.ts';
export {
  type NotificationChannel,
  notificationChannels,
} from '../features/notifications/server/notification-channels.ts';
export {
  type NotificationExclusion,
  notificationExclusions,
} from '../features/notifications/server/notification-exclusions.ts';
export {
  type MailSwitch,
  type NotificationKind,
  notificationKinds,
} from '../features/notifications/server/notification-kinds.ts';
export {
  type NotificationPreference,
  notificationPreferences,
} from '../features/notifications/server/notification-preferences.ts';
export {
  type NotificationRecord,
  notificationRecords,
} from '../features/notifications/server/notification-records.ts';
export { notifiesOf, notify } from '../features/notifications/server/notifies-of.ts';
export { quietUntilOf } from '../features/notifications/server/quiet/quiet.queries.ts';
export {
  type CommentFilter,
  type PostTypeKind,
  postTypes,
  type TypedDiscussion,
} from '../features/post-types/server/post-types.ts';
export { leaderboardTypes } from '../features/profiles/profiles.contract.ts';
export {
  type LeaderboardSource,
  type LeaderQuery,
  type Leading,
  leaderboardSources,
} from '../features/profiles/server/leaders.ts';
// What is granted beside roles is handed out by whoever may hand it out by a role.
export { mayHandOutEverywhere } from '../features/roles/server/role.policy.ts';
export { forgetDocuments } from '../features/search/server/forget-documents.ts';
export { indexOn } from '../features/search/server/index-on.ts';
export {
  type EngineDocument,
  type EngineHit,
  type EngineQuery,
  type SearchEngine,
  searchEngines,
} from '../features/search/server/search-engines.ts';
export { type SearchDocument, type SearchKind, searchKinds } from '../features/search/server/search-kinds.ts';
// Points that add-ons give, for whoever adds them up by the day: what stands, and that it changed.
export {
  type AwardSource,
  announceAward,
  awardSources,
} from '../features/users/server/counts/point-awards.ts';
export { changeUserCounters } from '../features/users/server/counts/user.counters.ts';
export { type HiddenPosts, hiddenPosts } from '../features/users/server/counts/user.seen-counts.ts';
export { setBan } from '../features/users/server/manage/ban-user.ts';
export { requireAssignable } from '../features/users/server/registration/role-choice.ts';
// Mails to addresses: what the site is called and the words of a language, and how addresses are compared and refused.
export { siteSettings } from '../features/users/server/send-mail.ts';
export { userFragments } from '../features/users/server/user.fragments.ts';
export { requireBelow, visibilityOf } from '../features/users/server/user.policy.ts';
export { emailKey, emailProblem } from '../features/users/server/user-name.ts';
export { tellsWebhooks } from '../features/webhooks/server/webhook.listeners.ts';
export { type Explanation, explanations, type RecordFacts } from '../features/why/server/explanations.ts';
export { type QuickLink, quickLinks } from '../features/widgets/server/quick-links.ts';
export { fieldProblem, notFound, permissionProblem, validationProblem } from '../platform/contract/errors.ts';
export { itemError } from '../platform/contract/item-errors.ts';
export { parseNumberRange } from '../platform/contract/range.ts';
export { recordAct, recordsActOn } from '../platform/server/audit-log/record-act.ts';
export { undoDays } from '../platform/server/audit-log/undo.config.ts';
export { undoError } from '../platform/server/audit-log/undo-act.ts';
export { cacheTag } from '../platform/server/cache/cache-tags.ts';
export type { Snapshot } from '../platform/server/cache/snapshots.ts';
export { configSnapshot } from '../platform/server/config/config.ts';
export { configKey } from '../platform/server/config/config-key.ts';
export { escapeHtml } from '../platform/server/content/escape.ts';
export { formulasAsText } from '../platform/server/content/math/formula-text.ts';
export type { Queryable, Transaction } from '../platform/server/db/database.ts';
export { insertRows, type RowOf, recordset } from '../platform/server/db/insert-rows.ts';
export { rangeCondition } from '../platform/server/db/range-condition.ts';
export { type Sql, sql } from '../platform/server/db/sql.ts';
export { type Listener, listener, transactionHook } from '../platform/server/events/events.ts';
export { ExtensionPoint } from '../platform/server/feature/extension-point.ts';
export type { Addon } from '../platform/server/feature/feature.ts';
export type { MetaOf, SiteTotal } from '../platform/server/feature/operations.ts';
export { inBatches, type OfRows, recountOf } from '../platform/server/feature/recount.ts';
export { makeContext, type RequestContext, type WriteContext } from '../platform/server/http/context.ts';
export { type PersonDetail, personDetails } from '../platform/server/http/responses/people-expands.ts';
export { type RecordDetail, recordDetails } from '../platform/server/http/responses/record-details.ts';
export { Answer, type Route, route } from '../platform/server/http/route.ts';
export { managedView } from '../platform/server/layouts/managed-view.ts';
export { oneWidget } from '../platform/server/layouts/one-widget.ts';
export type { PageAddition, PageAdditions } from '../platform/server/layouts/page-additions.ts';
// With a star, so that `declare module '@parley/addon-api'` adds to the one list of params that there is.
export type * from '../platform/server/layouts/page-params.ts';
// What can be set on a widget, by name: `propFields.limit(20)`.
export * as propFields from '../platform/server/layouts/prop-fields.ts';
export type { LayoutTemplate, ResolvedView, ViewType } from '../platform/server/layouts/view.ts';
export { widget } from '../platform/server/layouts/widget.ts';
export { type LiveTopic, liveTopics } from '../platform/server/live/live-topic.ts';
// The one way out of the site: what settings name is asked, within the hosts that administrators allow.
export { guardedFetch } from '../platform/server/outgoing-http/guarded-fetch.ts';
export { outgoingRules } from '../platform/server/outgoing-http/outgoing.config.ts';
export { OutgoingProblem } from '../platform/server/outgoing-http/outgoing-problem.ts';
export { type StateOf, viewerStateSlice } from '../platform/server/pages/viewer-state.ts';
export type { MemberGrant } from '../platform/server/permissions/member-grants.ts';
export { type SeenByMembers, seenByMembers } from '../platform/server/permissions/permission-sets.ts';
export {
  type AccountGroup,
  type AccountItem,
  type AccountTab,
  accountGroups,
  accountItems,
  accountTabs,
} from '../platform/server/places/account-box.ts';
export {
  type AdminGroup,
  type AdminPage,
  adminGroups,
  adminPages,
} from '../platform/server/places/admin-pages.ts';
export {
  type Attention,
  type AttentionItem,
  attentionItems,
} from '../platform/server/places/attention-items.ts';
export { type CommunityFigure, communityFigures } from '../platform/server/places/community-figures.ts';
export {
  type DailyCount,
  type DailyCountSource,
  dailyCountSources,
  type StatisticsSeries,
  statisticsSeries,
} from '../platform/server/places/daily-counts.ts';
export {
  type ErasurePart,
  erasureParts,
  forgetRows,
} from '../platform/server/places/erasure-parts.ts';
export {
  type MailTemplate,
  type MailText,
  mailTemplates,
} from '../platform/server/places/mail-templates.ts';
export { type ExplainedGrants, memberGrants } from '../platform/server/places/member-grants.ts';
export {
  type LabelledMember,
  type MemberLabel,
  type MemberLabels,
  memberLabels,
} from '../platform/server/places/member-labels.ts';
export {
  type MemberLine,
  type MemberPart,
  MOST_LINES,
  memberParts,
} from '../platform/server/places/member-parts.ts';
export { type MemberState, memberStates } from '../platform/server/places/member-states.ts';
export { type BuiltInItem, navigationItems } from '../platform/server/places/navigation-items.ts';
export { type OwnDataPart, ownDataParts } from '../platform/server/places/own-data.ts';
export { type PagePart, type PagePartChange, pageParts } from '../platform/server/places/page-parts.ts';
export {
  type ProfileMember,
  type ProfileTab,
  profileTabs,
  profileTabTemplate,
} from '../platform/server/places/profile-tabs.ts';
export { type RepairFact, type SiteRepair, siteRepairs } from '../platform/server/places/site-repairs.ts';
export { type ActedOnRecord, type StaffActs, staffActs } from '../platform/server/places/staff-acts.ts';
export {
  type Reversal,
  type UndoableAct,
  type UndoableEntry,
  undoableActs,
} from '../platform/server/places/undoable-acts.ts';
export { type WebhookEvent, webhookEvents } from '../platform/server/places/webhook-events.ts';
export { secretKey } from '../platform/server/secrets/secret-keys.ts';
// Who acts where nobody asked: in jobs and listeners.
export { newMemberViewer, systemViewer, viewerOfUser } from '../platform/server/sessions/identify.ts';
export type { Site } from '../platform/server/site/site.ts';
