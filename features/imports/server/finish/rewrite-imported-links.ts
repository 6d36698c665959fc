// Links from one imported post to another lead to where the other is now. Done when all posts are in, so that every
// link finds its end; a post whose links lead nowhere stays as it is.
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import { makeContext } from '../../../../platform/server/http/context.ts';
import { guestViewer } from '../../../../platform/server/sessions/identify.ts';
import { visibleCategories } from '../../../categories/server/category.policy.ts';
import { rewriteLinks } from '../../convert/rewrite-links.ts';
import type { ImportRun } from '../import-run.ts';
import type { Audience } from '../record-paths.ts';
import { type LinkTargets, linkTargets } from './link-targets.ts';
import { OldAddress } from './old-address.ts';
import { type ChangedPost, storePosts } from './store-posts.ts';

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
  const audience = await guests(run);
  for (const { recordType, table, kinds } of POSTS) {
    for (let lastID = 0, count = 0; ; ) {
      const posts = await linkingPosts(run, { recordType, table, kinds, lastID, pattern: address.pattern });
      const last = posts.at(-1);
      if (!last) break;
      lastID = last.id;
      count += posts.length;
      run.out.progress(`Rewriting links: ${count.toLocaleString('en')} ${table}`);
      const urls = posts.flatMap((post) => urlsIn(post));
      const targets = await linkTargets(run, address, urls, audience);
      const changed = posts.flatMap((post) => rewritten(run, post, targets));
      if (changed.length > 0) await run.transaction((tx) => storePosts(run, tx, recordType, changed));
    }
  }
}

/** Whoever reads the post reads the addresses in it: a title that guests do not see must not stand there. */
async function guests({ site }: ImportRun): Promise<Audience> {
  // What a server beside this one changed is not heard of here.
  site.invalidate([cacheTag.everything]);
  const { has } = await visibleCategories(await makeContext(site, guestViewer(await site.roleRegistry())));
  return { isCategoryVisible: has };
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

function rewritten(run: ImportRun, post: LinkingPost, targets: LinkTargets): ChangedPost[] {
  // An address that stands in the text must be a whole one; in a link the path is enough, wherever the site moves.
  const source = rewriteLinks(post.body, post.format, (url, isBare) => {
    const path = targets.get(url);
    return path === undefined ? null : isBare ? run.site.url + path : path;
  });
  if (source === post.body) return [];
  return [{ id: post.id, before: post.body, source, format: post.format === 'html' ? 'html' : 'markdown' }];
}
