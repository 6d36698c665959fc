// Signs of spam in what members write who are not trusted yet. An outside service is one more rule, brought by an add-on.
import { withoutTags } from '../../../platform/contract/linear-text.ts';
import { trustConfig } from '../../../platform/server/config/trust-config.ts';
import { linksAwayFrom } from '../../../platform/server/content/links-away.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { type HoldRule, isPost, type WrittenPost } from '../../../platform/server/places/hold-rules.ts';
import { similarPosts } from './prints/similar-posts.ts';
import { signatureOf } from './prints/text-print.ts';
import { spamConfig as config } from './spam.config.ts';

const reasonID = 'spam-automation';

/** Known by posts that stand, or by a moderator who verified them. Who edits need not be who wrote. */
async function isTrusted(ctx: RequestContext, { userID }: WrittenPost): Promise<boolean> {
  const own = userID === ctx.viewer.userID ? ctx.viewer.grantedTrust : undefined;
  const row = await ctx.db.row<{ is_trusted: boolean }>(sql`
    select coalesce(${own ?? null}::boolean, bypass_spam) or count_discussions + count_comments >= ${ctx.setting(trustConfig.posts)} as is_trusted
    from users where user_id = ${userID}`);
  return row?.is_trusted ?? false;
}

type Check = (ctx: RequestContext, post: WrittenPost) => Promise<boolean> | boolean;

/** Whether its author is trusted is asked last: most posts have no sign. */
const unlessTrusted =
  (check: Check): Check =>
  async (ctx, post) =>
    ctx.setting(config.isOn) && (await check(ctx, post)) && !(await isTrusted(ctx, post));

const raid: HoldRule = {
  name: 'spam.raid',
  label: (t) => t('Raid mode is on, and its author is not trusted yet'),
  reasonID,
  check: async (ctx, post) => ctx.setting(config.raidMode) && !(await isTrusted(ctx, post)),
};

const similarity: HoldRule = {
  name: 'spam.similarity',
  label: (t) => t('Others said nearly the same within the last hour'),
  reasonID,
  check: unlessTrusted(async (ctx, { name, html, recordType, recordID }) => {
    const most = ctx.setting(config.similarPosts);
    const signature = most > 0 ? signatureOf(`${name} ${withoutTags(html, ' ')}`) : undefined;
    if (!signature) return false;
    const since = new Date(ctx.now.getTime() - 3_600_000);
    const found = await similarPosts(ctx, signature, { since, most: most + 1 });
    const others = found.filter((post) => post.record_type !== recordType || post.record_id !== recordID);
    return others.length >= most;
  }),
};

const velocity: HoldRule = {
  name: 'spam.velocity',
  label: (t) => t('Its author posts very fast'),
  reasonID,
  check: unlessTrusted(async (ctx, { userID, recordID }) => {
    const most = ctx.setting(config.postsPerTenMinutes);
    if (most === 0 || recordID !== undefined) return false;
    const row = await ctx.db.row<{ count: number }>(sql`
      select count(*)::int as count from (
        select from post_prints where user_id = ${userID} and date_inserted > now() - interval '10 minutes'
        limit ${sql.integer(most)}) recent`);
    return (row?.count ?? 0) >= most;
  }),
};

/** Programs send at once what people have to read, think of and type. Those of our own API say who they are by their token. */
const typing: HoldRule = {
  name: 'spam.typing',
  label: (t) => t('It was sent faster than anybody types'),
  reasonID,
  check: unlessTrusted((ctx, post) => {
    const { recordID, writingTime = 0 } = post;
    const isNewFromBrowser = isPost(post) && recordID === undefined && ctx.viewer.via === 'cookie';
    return isNewFromBrowser && writingTime < 1000 * ctx.setting(config.writingSeconds);
  }),
};

const links: HoldRule = {
  name: 'spam.links',
  label: (t) => t('It has many links, and its author is not trusted yet'),
  reasonID,
  check: unlessTrusted((ctx, { html }) => linksAwayFrom(ctx.site.url, html) > ctx.setting(config.links)),
};

export const spamRules: HoldRule[] = [raid, links, typing, velocity, similarity];
