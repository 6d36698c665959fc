// Widgets that look the same on every page of an audience are hydrated once, and again when what they show changes.
import type { LayoutNode, PageRecords } from '../../contract/page.ts';
import type { CachedPage } from '../cache/page-cache.ts';
import { tagOf } from '../cache/touch.ts';
import type { RequestContext } from '../http/context.ts';
import { forAudience } from '../http/for-audience.ts';

export interface KeptNode extends CachedPage {
  /** null: nothing to show. The same object for as long as it is kept, so that its drawing can be kept with it. */
  node: LayoutNode | null;
  records: PageRecords;
}

type Hydrate = (ctx: RequestContext, records: PageRecords) => Promise<LayoutNode | null>;

export async function keptNode(
  ctx: RequestContext,
  name: string,
  records: PageRecords,
  hydrate: Hydrate,
): Promise<LayoutNode | null> {
  const key = `${ctx.viewer.audience}|${ctx.locale}|${name}`;
  const { nodes } = ctx.site;
  const madeAt = nodes.generation;
  let kept = nodes.get(key);
  if (!kept) {
    kept = await makeNode(ctx, key, hydrate);
    nodes.put(kept, madeAt);
  }
  for (const tag of kept.tags) ctx.madeOf.add(tag);
  records.categoryIDs.push(...kept.records.categoryIDs);
  records.discussionIDs.push(...kept.records.discussionIDs);
  records.commentIDs.push(...kept.records.commentIDs);
  return kept.node;
}

async function makeNode(ctx: RequestContext, key: string, hydrate: Hydrate): Promise<KeptNode> {
  // One for both colour schemes.
  const apart = forAudience(ctx, 'auto');
  for (const tag of [tagOf.config, tagOf.roles]) apart.madeOf.add(tag);
  const records: PageRecords = { discussionIDs: [], commentIDs: [], categoryIDs: [] };
  const node = await hydrate(apart, records);
  return { key, node, records, tags: apart.madeOf, bytes: JSON.stringify(node).length * 4 };
}
