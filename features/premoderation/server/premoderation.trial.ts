// What words and a number of links would have held of the newest posts: as the rules find it, with nothing stored.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { withoutTags } from '../../../platform/contract/linear-text.ts';
import { linksAwayFrom } from '../../../platform/server/content/links-away.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { needsNobody } from '../../../platform/server/places/hold-rules.ts';
import { type ReportedRecord, reportKinds } from '../../../platform/server/places/report-kinds.ts';
import { viewersOfUsers } from '../../../platform/server/sessions/identify.ts';
import type { Viewer } from '../../../platform/server/sessions/viewer.ts';
import { visibleCategories } from '../../categories/server/category.policy.ts';
import type { PremoderationTrial, PremoderationTrialPost } from '../premoderation.contract.ts';
import { wordFinder, wordsOf } from './word-list.ts';

const MOST_READ = 1000;
const BATCH = 100;
const MOST_SHOWN = 10;

type RecordType = PremoderationTrial['held'][number]['recordType'];

interface PostID {
  record_type: RecordType;
  record_id: number;
}

interface Post extends ReportedRecord {
  recordType: RecordType;
}

export async function tryHolding(
  ctx: RequestContext,
  { keywords, maxLinks }: PremoderationTrialPost,
): Promise<PremoderationTrial> {
  const finds = wordFinder(wordsOf(keywords));
  const trial: PremoderationTrial = {
    countRead: 0,
    countHeld: 0,
    countByWords: 0,
    countByLinks: 0,
    held: [],
  };
  const ids = await newestPosts(ctx);
  for (let at = 0; at < ids.length; at += BATCH) {
    const posts = await readable(ctx, ids.slice(at, at + BATCH));
    const authors = await authorsOf(ctx, posts);
    for (const post of posts) {
      // Texts may be long, and others wait for their answers.
      await nextTurn();
      trial.countRead++;
      const author = authors.get(post.insertUserID);
      if (author && post.categoryID !== null && needsNobody(author, post.categoryID)) continue;
      const title = post.recordType === 'discussion' ? post.name : '';
      const hasWord = finds(`${title} ${withoutTags(post.html, ' ')}`);
      const hasManyLinks = maxLinks > 0 && linksAwayFrom(ctx.site.url, post.html) > maxLinks;
      if (hasWord || hasManyLinks) count(ctx, trial, { post, hasWord, hasManyLinks });
    }
  }
  return trial;
}

function count(
  ctx: RequestContext,
  trial: PremoderationTrial,
  { post, hasWord, hasManyLinks }: { post: Post; hasWord: boolean; hasManyLinks: boolean },
): void {
  trial.countHeld++;
  if (hasWord) trial.countByWords++;
  if (hasManyLinks) trial.countByLinks++;
  if (trial.held.length < MOST_SHOWN)
    trial.held.push({
      recordType: post.recordType,
      recordID: post.recordID,
      recordName: post.name,
      recordUrl: ctx.url(post.path),
      date: new Date(post.dateInserted).toISOString(),
      hasWord,
      hasManyLinks,
    });
}

function newestPosts({ db }: RequestContext): Promise<PostID[]> {
  const most = sql.integer(MOST_READ);
  return db.rows<PostID>(sql`
    select record_type, record_id from (
      (select 'discussion' as record_type, discussion_id as record_id, date_inserted from discussions
        where date_held is null order by date_inserted desc, discussion_id desc limit ${most})
      union all
      (select 'comment', comment_id, date_inserted from comments
        order by date_inserted desc, comment_id desc limit ${most})
    ) newest order by date_inserted desc, record_id desc, record_type limit ${most}`);
}

/** In the same order, without what is out of sight or stands where whoever asks does not see. */
async function readable(ctx: RequestContext, ids: readonly PostID[]): Promise<Post[]> {
  const visible = await visibleCategories(ctx);
  const found = new Map<string, Post>();
  for (const kind of reportKinds.of(ctx)) {
    const { recordType } = kind;
    if (recordType !== 'discussion' && recordType !== 'comment') continue;
    const wanted = ids.filter((each) => each.record_type === recordType).map((each) => each.record_id);
    if (wanted.length === 0) continue;
    for (const record of await kind.find(ctx, wanted))
      if (record.isLive && record.categoryID !== null && visible.has(record.categoryID))
        found.set(`${recordType}:${record.recordID}`, { ...record, recordType });
  }
  return ids.flatMap((each) => found.get(`${each.record_type}:${each.record_id}`) ?? []);
}

async function authorsOf(ctx: RequestContext, posts: readonly Post[]): Promise<ReadonlyMap<number, Viewer>> {
  const userIDs = [...new Set(posts.map((post) => post.insertUserID))];
  if (userIDs.length === 0) return new Map();
  const viewers = await viewersOfUsers(ctx.site, await ctx.site.roleRegistry(), ctx.db, userIDs);
  return new Map(viewers.map((viewer) => [viewer.userID, viewer]));
}
