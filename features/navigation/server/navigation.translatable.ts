// Names of items can be said in further languages, where a language needs no list of its own.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { saidOf } from '../../translations/server/said.ts';
import {
  pageOfRecords,
  type Translatable,
  type TranslatableRecord,
} from '../../translations/server/translatable.ts';
import { NAME_LENGTH, type NavigationItem, type ShownItem } from '../navigation.contract.ts';
import { hasOwnList, storedLists } from './navigation.queries.ts';

const ITEM_RECORDS = { resource: 'navigation', recordType: 'navigationItem' } as const;

/** Names of the language; items that nobody translated keep theirs. */
export async function inReadersWords(ctx: RequestContext, items: ShownItem[]): Promise<ShownItem[]> {
  const said = await saidOf(ctx, ITEM_RECORDS.recordType);
  if (!said || hasOwnList(ctx)) return items;
  const named = <Item extends ShownItem>(item: Item): Item => ({
    ...item,
    name: said.of(item.id, 'name') ?? item.name,
    ...(item.children && { children: item.children.map(named) }),
  });
  return items.map(named);
}

export const itemTranslatable: Translatable = {
  ...ITEM_RECORDS,
  properties: [{ propertyName: 'name', propertyType: 'text', maxLength: NAME_LENGTH }],
  records: async (ctx, asked) => {
    const [list] = storedLists(ctx);
    return pageOfRecords(recordsOf(list?.items ?? []), asked);
  },
};

/** Of the list for all languages; those that come along are said by the interface itself. */
function recordsOf(items: readonly NavigationItem[]): TranslatableRecord[] {
  return items.flatMap(({ id, name, isCustom, children = [] }) => [
    ...(isCustom === false ? [] : [{ record: id, texts: { name } }]),
    ...recordsOf(children),
  ]);
}
