// Whoever looks at a page is noted in memory; all of them are written together, twice a second at most, and each once a minute: the
// first discussion after another page once more. So what is written of a page is a part of one statement, however many look.
// Guests and members who do not want to be seen are a hash that nobody can lead back to them without the site's key.
import { createHmac } from 'node:crypto';
import { type PageViewer, type RequestContext, type Site, secretKey, sql } from '@parley/addon-api';

const FLUSH_AFTER = 500;
/** Until they are written; who comes beyond these is noted with their next page. */
const MOST_WAITING = 10_000;

interface Visitor {
  userID: number | undefined;
  /** What their hash is made of. */
  who: string;
  /** 0: another page. */
  discussionID: number;
}

class Visitors {
  readonly #site: Site;
  #waiting = new Map<string, Visitor>();
  #timer: NodeJS.Timeout | undefined;

  constructor(site: Site) {
    this.#site = site;
    site.onClose(() => this.flush());
  }

  note(visitor: Visitor): void {
    const known = this.#waiting.get(visitor.who);
    if (known) known.discussionID = visitor.discussionID || known.discussionID;
    else if (this.#waiting.size < MOST_WAITING) this.#waiting.set(visitor.who, visitor);
    this.#timer ??= setTimeout(() => {
      this.flush().catch((error: Error) =>
        this.#site.log.warn({ err: error }, 'who is here could not be written'),
      );
    }, FLUSH_AFTER).unref();
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting.size === 0) return;
    const visitors = [...this.#waiting.values()];
    this.#waiting = new Map();
    const hash = await hashing(this.#site);
    const hashes = visitors.map(({ who }) => hash(who));
    // Always in the same order: two processes writing at once never wait for each other in a circle.
    await this.#site.database.execute(sql`
      insert into online_visitors as known (visitor, user_id, discussion_id)
      select visitor, user_id, discussion_id from (
        select case when u.user_id is not null and h.user_id is null then 'm' || u.user_id else looking.hash end as visitor,
          case when h.user_id is null then u.user_id end as user_id, looking.discussion_id
        from unnest(${hashes}::text[], ${visitors.map(({ userID }) => userID ?? null)}::int[],
          ${visitors.map(({ discussionID }) => discussionID)}::int[]) as looking (hash, user_id, discussion_id)
        left join users u on u.user_id = looking.user_id
        left join online_hidden h on h.user_id = looking.user_id
      ) looking
      where not exists (
        select from online_visitors noted
        where noted.visitor = looking.visitor and noted.date_seen > now() - interval '1 minute'
          and (looking.discussion_id = 0 or noted.discussion_id <> 0))
      order by visitor
      on conflict (visitor) do update set discussion_id = excluded.discussion_id, date_seen = now()`);
  }
}

async function hashing(site: Site): Promise<(who: string) => string> {
  const key = await secretKey(site.database, 'online visitors');
  return (who) => `g${createHmac('sha256', key).update(who).digest('base64url')}`;
}

const whoIs = (ctx: RequestContext): string =>
  ctx.viewer.isGuest ? `${ctx.address} ${ctx.userAgent}` : `member ${ctx.viewer.userID}`;

/** What they are noted as while they do not want to be seen. */
export const hiddenName = async (ctx: RequestContext): Promise<string> =>
  (await hashing(ctx.site))(whoIs(ctx));

const known = new WeakMap<Site, Visitors>();

export function visitorsOf(site: Site): Visitors {
  const visitors = known.get(site) ?? new Visitors(site);
  known.set(site, visitors);
  return visitors;
}

export const noteVisitor: PageViewer = async (ctx, { discussionID = 0 }) => {
  if (ctx.viewer.viewedAs) return;
  const { userID, isGuest } = ctx.viewer;
  visitorsOf(ctx.site).note({
    userID: isGuest ? undefined : userID,
    who: whoIs(ctx),
    discussionID,
  });
};

export async function hidesPresence(ctx: RequestContext): Promise<boolean> {
  const row = await ctx.site.database.row(sql`
    select from online_hidden where user_id = ${ctx.viewer.userID}`);
  return row !== undefined;
}
