// Links from one imported post to another lead to where the other is now. Done when all posts are in, so that every
// link finds its end; a post whose links lead nowhere stays as it is.
import type { Queryable, Transaction } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import { rewriteLinks } from '../../convert/rewrite-links.ts';
import { type PreparedBody, prepareBody } from '../bodies.ts';
import type { ImportRun } from '../import-run.ts';
import { recordset } from '../insert-rows.ts';
import { type Member, membersByID } from '../members.ts';
import { type LinkTargets, linkTargets } from './link-targets.ts';
import { OldAddress } from './old-address.ts';

const BATCH = 500;

interface LinkingPost {
  id: number;
  body: string;
  format: string;
}

const POSTS = [
  { recordType: 'discussion', table: 'discussions', kinds: ['topics', 'questions'] },
  { recordType: 'comment', table: 'comments', kinds: ['posts', 'answers', 'comments'] },
] as const;

export async function rewriteImportedLinks(run: ImportRun): Promise<void> {
  const address = new OldAddress(run.kind, run.source);
  for (const { recordType, table, kinds } of POSTS) {
    for (let lastID = 0, count = 0; ; ) {
      const posts = await linkingPosts(run, { recordType, table, kinds, lastID, pattern: address.pattern });
      const last = posts.at(-1);
      if (!last) break;
      lastID = last.id;
      count += posts.length;
      run.out.progress(`Rewriting links: ${count.toLocaleString('en')} ${table}`);
      const urls = posts.flatMap((post) => urlsIn(post));
      const targets = await linkTargets(run, address, urls);
      const changed = posts.flatMap((post) => rewritten(run, post, targets));
      if (changed.length > 0) await run.transaction((tx) => store(run, tx, recordType, table, changed));
    }
  }
}

function linkingPosts(
  run: ImportRun,
  of: { recordType: string; table: string; kinds: readonly string[]; lastID: number; pattern: string },
): Promise<LinkingPost[]> {
  const id = sql.raw(`p.${of.recordType}_id`);
  return run.transaction((tx) =>
    tx.rows<LinkingPost>(sql`
    select ${id} as id, p.body, p.format from ${sql.raw(of.table)} p
    where ${id} > ${of.lastID} and p.body ~ ${of.pattern} and ${id} in (
      select record_id from imported_records where source = ${run.source} and kind = any(${[...of.kinds]}))
    order by 1 limit ${sql.integer(BATCH)}`),
  );
}

function urlsIn({ body, format }: LinkingPost): string[] {
  const urls: string[] = [];
  rewriteLinks(body, format, (url) => {
    urls.push(url);
    return null;
  });
  return urls;
}

function rewritten(
  run: ImportRun,
  post: LinkingPost,
  targets: LinkTargets,
): { id: number; source: string; format: 'markdown' | 'html' }[] {
  // An address that stands in the text must be a whole one; in a link the path is enough, wherever the site moves.
  const source = rewriteLinks(post.body, post.format, (url, isBare) => {
    const path = targets.get(url);
    return path === undefined ? null : isBare ? run.site.url + path : path;
  });
  if (source === post.body) return [];
  return [{ id: post.id, source, format: post.format === 'html' ? 'html' : 'markdown' }];
}

async function store(
  run: ImportRun,
  tx: Transaction,
  recordType: 'discussion' | 'comment',
  table: string,
  changed: readonly { id: number; source: string; format: 'markdown' | 'html' }[],
): Promise<void> {
  const mentioned = await mentionedIn(
    tx,
    recordType,
    changed.map((each) => each.id),
  );
  const rows = changed.map((each) => {
    const body: PreparedBody = prepareBody(each, run.site.url, mentioned.get(each.id));
    return { id: each.id, ...body.columns, excerpt: body.excerpt, image: body.image ?? undefined };
  });
  const columns = { id: 'int', body: 'text', body_html: 'text', excerpt: 'text', image: 'jsonb' };
  await tx.execute(sql`
    update ${sql.raw(table)} p set body = given.body, body_html = given.body_html, image = given.image
      ${recordType === 'discussion' ? sql`, excerpt = given.excerpt` : sql.empty}
    from ${recordset(columns, rows)}
    where p.${sql.raw(`${recordType}_id`)} = given.id`);
}

/** Those the post mentioned when it was written: nobody else becomes linked by rendering it again. */
async function mentionedIn(
  db: Queryable,
  recordType: string,
  ids: readonly number[],
): Promise<Map<number, Map<string, Member>>> {
  const rows = await db.rows<{ record_id: number; user_id: number }>(sql`
    select record_id, user_id from user_mentions where record_type = ${recordType} and record_id = any(${ids})`);
  const members = await membersByID(
    db,
    rows.map((row) => row.user_id),
  );
  const byPost = new Map<number, Map<string, Member>>();
  for (const { record_id, user_id } of rows) {
    const member = members.get(user_id);
    const ofPost = byPost.get(record_id) ?? new Map<string, Member>();
    if (member) byPost.set(record_id, ofPost.set(member.name.toLowerCase(), member));
  }
  return byPost;
}
