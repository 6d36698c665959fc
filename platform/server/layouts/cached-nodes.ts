// Widgets that look the same on every page of an audience are hydrated once, and again when what they show changes.
import type { LayoutNode, PageRecords } from '../../contract/page.ts';
import { cacheTag } from '../cache/cache-tags.ts';
import type { CacheEntry } from '../cache/tagged-cache.ts';
import type { RequestContext } from '../http/context.ts';
import { forAudience } from '../http/responses/for-audience.ts';

interface CachedNode extends CacheEntry {
  value: {
    /** null: nothing to show. The same object for as long as it is cached, so that its HTML can be cached with it. */
    node: LayoutNode | null;
    records: PageRecords;
  };
}

type Hydrate = (ctx: RequestContext, records: PageRecords) => Promise<LayoutNode | null>;

export async function cachedNode(
  ctx: RequestContext,
  name: string,
  records: PageRecords,
  hydrate: Hydrate,
): Promise<LayoutNode | null> {
  const key = `node|${ctx.viewer.audience}|${ctx.locale}|${name}`;
  const { data } = ctx.site;
  const madeAt = data.generation;
  let cached = data.get(key) as CachedNode | undefined;
  if (!cached) {
    cached = await makeNode(ctx, key, hydrate);
    data.put(cached, madeAt);
  }
  for (const tag of cached.tags) ctx.cacheTags.add(tag);
  const { node, records: shown } = cached.value;
  records.categoryIDs.push(...shown.categoryIDs);
  records.discussionIDs.push(...shown.discussionIDs);
  records.commentIDs.push(...shown.commentIDs);
  return node;
}

async function makeNode(ctx: RequestContext, key: string, hydrate: Hydrate): Promise<CachedNode> {
  const apart = forAudience(ctx);
  for (const tag of [cacheTag.config, cacheTag.roles]) apart.cacheTags.add(tag);
  const records: PageRecords = { discussionIDs: [], commentIDs: [], categoryIDs: [] };
  const node = await hydrate(apart, records);
  return { key, value: { node, records }, tags: apart.cacheTags, bytes: JSON.stringify(node).length * 4 };
}
