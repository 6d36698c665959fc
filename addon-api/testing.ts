// What the tests of an add-on are made of: a whole site on a database of its own, spoken to over HTTP.

export { type AddonSite, addonSite } from '../app/testing/addon-site.ts';
export {
  administrators,
  everybody,
  members,
  moderators,
  nobody,
  type WhoMayCall,
} from '../app/testing/callers.ts';
export type { MoreCalls, MoreRights } from '../app/testing/more-calls.ts';
export type { PageExamples } from '../app/testing/page-addresses.ts';
export type { Entrance } from '../app/testing/pathological-entrances.ts';
export type { HidesLater } from '../app/testing/planted-hidden.ts';
export type { PlantPosts } from '../app/testing/planted-posts.ts';
export { pathOf, type ReadingPages } from '../app/testing/reading-pages.ts';
export type { RecordsToWalk } from '../app/testing/records-to-walk.ts';
export type { StatementCounts } from '../app/testing/statement-counts.ts';
export { testSite } from '../app/testing/test-site.ts';
export type { MorePosts } from '../e2e/more-posts.ts';
export { comment, done } from '../e2e/small-site.ts';
export { type MovedSite, movedSite } from '../features/backups/server/testing/moved-site.ts';
export { commentOn } from '../features/comments/server/testing/comments.ts';
export { countedCommunity } from '../features/comments/server/testing/counted-community.ts';
export {
  branch,
  sampleCollapsedReplies,
  sampleComment,
} from '../features/comments/web/testing/comment-samples.ts';
export { discussionBy } from '../features/discussions/server/testing/community.ts';
export { handOver } from '../features/imports/server/imported-rows.ts';
export { onHomeOf, putOnHome } from '../features/layouts/server/testing/layouts.ts';
export { typesOf as notificationTypesOf } from '../features/notifications/server/testing/notifications.ts';
export { ownArchive, recordsIn } from '../features/own-data/server/testing/own-records.ts';
export { zipEntries } from '../features/own-data/server/testing/zip-entries.ts';
export { type MailServer, mailServer } from '../features/users/server/testing/mail-server.ts';
export { jobsDone, mailsTo, mailTo, runWaitingJobs } from '../features/users/server/testing/mails.ts';
export { signedIn, type TestMember } from '../features/users/server/testing/members.ts';
export {
  device,
  type PushService,
  pushService,
} from '../features/web-push/server/testing/push-service.ts';
export { type LiveClient, listenTo } from '../platform/server/testing/live-client.ts';
export { partsIn } from '../platform/server/testing/parts-in-page.ts';
export { rowsReadBy, statementsOf } from '../platform/server/testing/rows-read.ts';
export { TestClient } from '../platform/server/testing/test-client.ts';
