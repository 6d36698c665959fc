// Names of items can be translated, where a language needs no list of its own.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import {
  pageOfRecords,
  type Translatable,
  type TranslatableRecord,
} from '../../translations/server/translatable.ts';
import { translatedTextsOf } from '../../translations/server/translated-texts.ts';
import { NAME_LENGTH, type NavigationItem, type ShownItem } from '../navigation.contract.ts';
import { hasOwnList, storedLists } from './navigation.queries.ts';

const ITEM_RECORDS = { resource: 'navigation', recordType: 'navigationItem' } as const;

/** Names of the language; items that nobody translated keep theirs. */
export async function inReadersWords(ctx: RequestContext, items: ShownItem[]): Promise<ShownItem[]> {
  const translated = await translatedTextsOf(ctx, ITEM_RECORDS.recordType);
  if (!translated || hasOwnList(ctx)) return items;
  const named = <Item extends ShownItem>(item: Item): Item => ({
    ...item,
    name: translated.of(item.id, 'name') ?? item.name,
    ...(item.children && { children: item.children.map(named) }),
  });
  return items.map(named);
}

export const itemTranslatable: Translatable = {
  ...ITEM_RECORDS,
  properties: [{ propertyName: 'name', propertyType: 'text', maxLength: NAME_LENGTH }],
  records: async (ctx, paging) => {
    const [list] = storedLists(ctx);
    return pageOfRecords(recordsOf(list?.items ?? []), paging);
  },
};

/** Of the list for all languages; built-in ones are translated by the interface itself. */
function recordsOf(items: readonly NavigationItem[]): TranslatableRecord[] {
  return items.flatMap(({ id, name, isCustom, children = [] }) => [
    ...(isCustom === false ? [] : [{ record: id, texts: { name } }]),
    ...recordsOf(children),
  ]);
}
