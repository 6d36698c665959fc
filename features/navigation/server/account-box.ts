// What the account box offers this audience, put together of what capabilities added.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { accountItems, accountTabs } from '../../../platform/server/places/account-box.ts';
import type { ShownAccountGroup, ShownAccountTab } from '../title-bar.contract.ts';

export function shownAccountTabs(ctx: RequestContext): ShownAccountTab[] {
  return accountTabs
    .of(ctx)
    .filter((tab) => isOffered(ctx, tab))
    .toSorted(byPosition)
    .map(({ id, name, countOf, shortcut }) => ({
      ...{ id, name },
      ...(countOf && { countOf }),
      ...(shortcut && { shortcut }),
    }));
}

export function shownAccountGroups(ctx: RequestContext): ShownAccountGroup[] {
  const items = accountItems
    .of(ctx)
    .filter((item) => isOffered(ctx, item))
    .toSorted(byPosition);
  const groups = new Map(items.map(({ group }) => [group.id, group]));
  return [...groups.values()].toSorted(byPosition).map(({ id, name }) => ({
    id,
    ...(name && { name }),
    links: items
      .filter(({ group }) => group.id === id)
      .map((item) => ({
        ...{ id: item.id, name: item.name, url: item.url, icon: item.icon },
        ...(item.countOf && { countOf: item.countOf }),
        ...(item.countLimit && { countLimit: item.countLimit }),
      })),
  }));
}

const byPosition = (a: { position: number }, b: { position: number }) => a.position - b.position;

function isOffered(ctx: RequestContext, entry: Parameters<typeof accountTabs.add>[0]): boolean {
  const { permission } = entry;
  return (permission === undefined || ctx.can(permission)) && entry.isOffered?.(ctx) !== false;
}
