import { lazy } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';

const TagsList = lazy(() => import('./TagsList.tsx'));

export function TagsPage() {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={t('Tags')}>
      <TagsList />
    </ScriptedPage>
  );
}
