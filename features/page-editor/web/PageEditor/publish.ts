// One gesture of several calls: whatever of it was done is taken back by its id.
import type { CallInput } from '../../../../platform/contract/endpoint.ts';
import { call } from '../../../../platform/web/api/call.ts';
import type { patchCategory } from '../../../categories/categories.contract.ts';
import type { moveCategory } from '../../../categories/category-places.contract.ts';
import type { changeMessage } from '../../../locales/locales.contract.ts';
import type { putNavigation } from '../../../navigation/navigation.contract.ts';
import { movesInto, type PageDraft } from './page-draft.ts';

export async function publish(
  { names, order, navigation, words }: PageDraft,
  /** The categories at the top as they stand now. */
  standing: readonly number[],
  runID: string,
): Promise<void> {
  for (const [id, name] of Object.entries(names))
    await call<typeof patchCategory>('PATCH /categories/:categoryID', {
      params: { categoryID: Number(id) },
      body: { name },
      runID,
    });
  for (const { categoryID, beforeCategoryID } of movesInto(standing, order ?? standing))
    await call<typeof moveCategory>('PATCH /categories/:categoryID/place', {
      params: { categoryID },
      body: { parentCategoryID: null, beforeCategoryID },
      runID,
    });
  if (navigation) {
    // As deep as the contract allows: only names and places were changed.
    const body = { items: navigation } as CallInput<(typeof putNavigation)['spec']>['body'];
    await call<typeof putNavigation>('PUT /navigation/:locale', {
      params: { locale: 'default' },
      body,
      runID,
    });
  }
  for (const { locale, wording, own } of words)
    await call<typeof changeMessage>('PATCH /locales/:localeID/wordings', {
      params: { localeID: locale },
      body: { wording, own: own === '' ? null : own },
      runID,
    });
}
