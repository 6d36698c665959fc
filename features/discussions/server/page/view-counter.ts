// Views are counted in memory and written together every few seconds: reading a page never waits for a write.
import { sql } from '../../../../platform/server/db/sql.ts';
import type { Site } from '../../../../platform/server/site/site.ts';

const FLUSH_AFTER = 4000;

class ViewCounter {
  readonly #site: Site;
  #views = new Map<number, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(site: Site) {
    this.#site = site;
    site.onClose(() => this.flush());
  }

  add(discussionID: number): void {
    this.#views.set(discussionID, (this.#views.get(discussionID) ?? 0) + 1);
    this.#timer ??= setTimeout(() => {
      this.flush().catch((error: Error) => this.#site.log.warn({ err: error }, 'views could not be written'));
    }, FLUSH_AFTER).unref();
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const views = this.#views;
    if (views.size === 0) return;
    this.#views = new Map();
    const ids = [...views.keys()];
    try {
      await this.#site.database.execute(sql`
        with locked as materialized (
          select discussion_id from discussions where discussion_id = any(${ids})
          order by discussion_id for no key update
        )
        update discussions d set count_views = d.count_views + seen.count
        from locked join unnest(${ids}::int[], ${ids.map((id) => views.get(id) ?? 0)}::int[])
          as seen (discussion_id, count) using (discussion_id)
        where d.discussion_id = locked.discussion_id`);
    } catch (error) {
      // Stored for the next time.
      for (const [id, count] of views) this.#views.set(id, (this.#views.get(id) ?? 0) + count);
      throw error;
    }
  }
}

const counters = new WeakMap<Site, ViewCounter>();

export function viewCounter(site: Site): ViewCounter {
  const known = counters.get(site);
  if (known) return known;
  const made = new ViewCounter(site);
  counters.set(site, made);
  return made;
}

const BOT =
  /bot\b|crawl|spider|slurp|preview|facebookexternalhit|headless|lighthouse|monitor|curl|wget|python-|^$/i;

export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent);
}
