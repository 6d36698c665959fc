// Widgets that look the same on every page of an audience are hydrated once, and again when what they show changes.
import type { LayoutNode, PageRecords } from '../../contract/page.ts';
import { cacheTag } from '../cache/cache-tags.ts';
import type { CacheEntry } from '../cache/tagged-cache.ts';
import type { RequestContext } from '../http/context.ts';
import { forAudience } from '../http/responses/for-audience.ts';

export interface CachedNode extends CacheEntry {
  /** null: nothing to show. The same object for as long as it is cached, so that its HTML can be cached with it. */
  node: LayoutNode | null;
  records: PageRecords;
}

type Hydrate = (ctx: RequestContext, records: PageRecords) => Promise<LayoutNode | null>;

export async function cachedNode(
  ctx: RequestContext,
  name: string,
  records: PageRecords,
  hydrate: Hydrate,
): Promise<LayoutNode | null> {
  const key = `${ctx.viewer.audience}|${ctx.locale}|${name}`;
  const { nodes } = ctx.site;
  const madeAt = nodes.generation;
  let cached = nodes.get(key);
  if (!cached) {
    cached = await makeNode(ctx, key, hydrate);
    nodes.put(cached, madeAt);
  }
  for (const tag of cached.tags) ctx.cacheTags.add(tag);
  records.categoryIDs.push(...cached.records.categoryIDs);
  records.discussionIDs.push(...cached.records.discussionIDs);
  records.commentIDs.push(...cached.records.commentIDs);
  return cached.node;
}

async function makeNode(ctx: RequestContext, key: string, hydrate: Hydrate): Promise<CachedNode> {
  // One for both colour schemes.
  const apart = forAudience(ctx, 'auto');
  for (const tag of [cacheTag.config, cacheTag.roles]) apart.cacheTags.add(tag);
  const records: PageRecords = { discussionIDs: [], commentIDs: [], categoryIDs: [] };
  const node = await hydrate(apart, records);
  return { key, node, records, tags: apart.cacheTags, bytes: JSON.stringify(node).length * 4 };
}
