// Searches are counted, and of those that found nothing the words: what a community is asked for and does not have. Words
// that may be somebody's (addresses, long numbers), and those of whoever wants to be counted anonymously, are not stored.
import { sql } from '../../../platform/server/db/sql.ts';
import type { Expiry } from '../../../platform/server/feature/operations.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { isBot } from '../../discussions/server/page/view-counter.ts';
import { anonymousAmong, asksNotToBeTracked } from './anonymity.ts';
import { pageViews } from './page-views.ts';

const FLUSH_AFTER = 4000;
const MOST_AT_ONCE = 500;
const MOST_OF_A_DAY = 2000;
const LONGEST = 100;
const PERSONAL = /@|\d{6}/;

interface Missed {
  day: string;
  words: string;
  /** 0: a guest. */
  userID: number;
}

class MissedSearches {
  readonly #site: Site;
  #missed: Missed[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(site: Site) {
    this.#site = site;
    site.onClose(() => this.flush());
  }

  add(missed: Missed): void {
    // More than anybody types: what floods the search is not what is asked for.
    if (this.#missed.length >= MOST_AT_ONCE) return;
    this.#missed.push(missed);
    this.#timer ??= setTimeout(() => {
      this.flush().catch((error: Error) =>
        this.#site.log.warn({ err: error }, 'missed searches could not be written'),
      );
    }, FLUSH_AFTER).unref();
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const missed = this.#missed;
    if (missed.length === 0) return;
    this.#missed = [];
    const { database } = this.#site;
    const anonymous = await anonymousAmong(database, new Set(missed.map(({ userID }) => userID)));
    const counted = missed.filter(({ userID }) => !anonymous.has(userID));
    await database.execute(sql`
      insert into missed_searches as known (day, words, count)
      select day, words, count(*)::int
      from unnest(${counted.map(({ day }) => day)}::date[], ${counted.map(({ words }) => words)}::text[]) as given (day, words)
      where (select count(*) from missed_searches m where m.day = given.day) < ${sql.integer(MOST_OF_A_DAY)}
      group by day, words order by day, words
      on conflict (day, words) do update set count = known.count + excluded.count`);
  }
}

const cached = new WeakMap<Site, MissedSearches>();

export function missedSearches(site: Site): MissedSearches {
  const known = cached.get(site) ?? new MissedSearches(site);
  cached.set(site, known);
  return known;
}

export function countSearch(ctx: RequestContext, { query, total }: { query: string; total: number }): void {
  if (isBot(ctx.userAgent)) return;
  const day = ctx.now.toISOString().slice(0, 10);
  const isAnonymous = asksNotToBeTracked(ctx);
  const audience = isAnonymous ? 'anonymous' : ctx.viewer.isGuest ? 'guest' : 'member';
  pageViews(ctx.site).add({ day, kind: 'search', audience });
  if (total > 0) return;
  pageViews(ctx.site).add({ day, kind: 'missed_search', audience });
  const words = query.trim().toLowerCase().replace(/\s+/g, ' ').slice(0, LONGEST).trim();
  if (!isAnonymous && !PERSONAL.test(words))
    missedSearches(ctx.site).add({ day, words, userID: ctx.viewer.userID });
}

export const missedSearchExpiry: Expiry = {
  name: 'missed searches',
  remove: (db, limit) =>
    db.execute(sql`
      delete from missed_searches where (day, words) in (
        select day, words from missed_searches where day < current_date - 400 limit ${sql.integer(limit)})`),
};
