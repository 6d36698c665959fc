// What the tests of an add-on are made of: a whole site on a database of its own, spoken to over HTTP.

export { testSite } from '../app/testing/test-site.ts';
export { commentOn } from '../features/comments/server/testing/comments.ts';
export { countedCommunity } from '../features/comments/server/testing/counted-community.ts';
export {
  branch,
  sampleCollapsedReplies,
  sampleComment,
} from '../features/comments/web/testing/comment-samples.ts';
export { discussionBy } from '../features/discussions/server/testing/community.ts';
export { TestClient } from '../platform/server/testing/test-client.ts';
