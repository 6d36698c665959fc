import { lazy } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';
import type { NavigationSettingsProps } from '../../navigation.contract.ts';

const NavigationEditor = lazy(() => import('./NavigationEditor.tsx'));

/** Where administrators say what stands in the title bar. */
export function NavigationSettings(props: NavigationSettingsProps) {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={t('Navigation')} crumbs={[{ name: t('Appearance'), href: '/appearance' }]}>
      <NavigationEditor {...props} />
    </ScriptedPage>
  );
}
