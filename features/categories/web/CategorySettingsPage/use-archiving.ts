import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import type { patchCategory } from '../../categories.contract.ts';
import type { CategoryName } from '../../category-permissions.states.ts';

export function useArchiving(announce: (words: string) => void) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  return async ({ categoryID, name }: CategoryName, isArchived: boolean): Promise<void> => {
    try {
      await call<typeof patchCategory>('PATCH /categories/:categoryID', {
        params: { categoryID },
        body: { isArchived },
      });
      announce(isArchived ? t('{name} is archived.', { name }) : t('{name} is open again.', { name }));
    } catch (error) {
      showToast(problemText(error), { id: 'category-archive', tone: 'error' });
    }
    await revalidate();
  };
}
