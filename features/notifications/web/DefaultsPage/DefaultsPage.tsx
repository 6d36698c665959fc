import { lazy } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';

const Defaults = lazy(() => import('./Defaults.tsx'));

export function DefaultsPage() {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={t('What members are notified of')}>
      <Defaults />
    </ScriptedPage>
  );
}
