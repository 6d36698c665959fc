// What end-to-end tests of an add-on are made of: the built product, people who use it, and a real Chromium.

export {
  arriveAt,
  axeViolations,
  type BrowserTest,
  sidewaysScroll,
  startBrowserTest,
} from '../e2e/browser-test.ts';
export {
  comment,
  discussion,
  done,
  type Person,
  person,
  setUp,
} from '../e2e/small-site.ts';
export type { TestClient } from '../platform/server/testing/test-client.ts';
