// External feeds are fetched by a job and stored: a page never waits for another site, and never fails with it.
import { sql } from '../../../platform/server/db/sql.ts';
import { makeContext } from '../../../platform/server/http/context.ts';
import { guardedFetch } from '../../../platform/server/outgoing-http/guarded-fetch.ts';
import { outgoingRules } from '../../../platform/server/outgoing-http/outgoing.config.ts';
import { OutgoingProblem } from '../../../platform/server/outgoing-http/outgoing-problem.ts';
import { systemViewer } from '../../../platform/server/sessions/identify.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { feedFetched } from '../widgets.events.ts';
import { type FeedItem, readFeed } from './read-feed.ts';

const FETCH_FEED_JOB = 'fetch-feed';
const INTERVAL_MILLISECONDS = 15 * 60_000;
const MAX_BYTES = 2 * 1024 * 1024;
const TIMEOUT_MS = 8000;

export const feedTag = (feedUrl: string) => `feed:${feedUrl}`;

/** A page shows a feed that nobody fetched yet: it is noted, and a job goes for it. */
export async function askForFeed(site: Site, feedUrl: string): Promise<void> {
  await site.database.transaction(async (tx) => {
    const isNew = await tx.execute(
      sql`insert into external_feeds (feed_url) values (${feedUrl}) on conflict do nothing`,
    );
    if (isNew > 0)
      await site.jobs.enqueue(tx, FETCH_FEED_JOB, { feedUrl }, { key: `${FETCH_FEED_JOB} ${feedUrl}` });
  });
}

/** Fetches, stores, and repeats as long as a layout shows the feed. */
async function fetchFeed(site: Site, { feedUrl }: Record<string, unknown>): Promise<void> {
  const url = String(feedUrl);
  const fetched = await fetchItems(site, url).catch((error: unknown) => {
    site.log.warn({ err: error, feedUrl: url }, 'a feed could not be read');
    return error instanceof OutgoingProblem ? error.message : 'The address answered no feed.';
  });
  await site.database.transaction(async (tx) => {
    const w = site.writeContext(tx, systemViewer(), 'en');
    const changed = await tx.row<{ has_changed: boolean }>(
      typeof fetched === 'string'
        ? sql`update external_feeds set problem = ${fetched} where feed_url = ${url} returning false as has_changed`
        : sql`
          update external_feeds f set items = ${JSON.stringify(fetched)}::jsonb, date_fetched = now(), problem = null
          from external_feeds earlier where f.feed_url = ${url} and earlier.feed_url = f.feed_url
          returning earlier.items <> f.items as has_changed`,
    );
    if (changed?.has_changed)
      await w.announce(feedFetched, { feedUrl: url }, { invalidates: [feedTag(url)] });
    if (!changed) return;
    const runAt = new Date(Date.now() + INTERVAL_MILLISECONDS);
    await w.enqueue(FETCH_FEED_JOB, { feedUrl: url }, { key: `${FETCH_FEED_JOB} ${url}`, runAt });
  });
}

async function fetchItems(site: Site, feedUrl: string): Promise<FeedItem[]> {
  const ctx = await makeContext(site, systemViewer());
  const headers = {
    accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8',
  };
  const rules = { ...outgoingRules(ctx), maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS };
  const answer = await site.circuitBreaker.ask(
    new URL(feedUrl).host,
    () => guardedFetch(feedUrl, { headers }, rules),
    (error) => error instanceof OutgoingProblem && ['timeout', 'unreachable'].includes(error.reason),
  );
  if (!answer.ok) throw new Error(`The address answered ${answer.status}.`);
  return readFeed(await answer.text(), feedUrl);
}

/** What no layout shows any more is deleted when its job runs, and so never fetched again. */
async function fetchShownFeed(site: Site, payload: Record<string, unknown>): Promise<void> {
  const url = String(payload.feedUrl);
  const forgotten = await site.database.execute(sql`
    delete from external_feeds where feed_url = ${url} and date_requested < now() - interval '10 minutes'
      and not exists (select from layouts where position(to_json(${url}::text)::text in layout::text) > 0)`);
  if (forgotten === 0) await fetchFeed(site, payload);
}

export const feedJobs = { [FETCH_FEED_JOB]: fetchShownFeed };
