import { lazy } from 'react';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';

const SiteModeForm = lazy(() => import('./SiteModeForm.tsx'));

export function SiteModePage() {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={t('Maintenance')}>
      <Panel>
        <SiteModeForm />
      </Panel>
    </ScriptedPage>
  );
}
