import { lazy } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';

const PostTypesList = lazy(() => import('./PostTypesList.tsx'));

export function PostTypesPage() {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={t('Post types and fields')}>
      <PostTypesList />
    </ScriptedPage>
  );
}
