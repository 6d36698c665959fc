import { lazy } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';

const ReactionsList = lazy(() => import('./ReactionsList.tsx'));

export function ReactionsPage() {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={t('Reactions')}>
      <ReactionsList />
    </ScriptedPage>
  );
}
