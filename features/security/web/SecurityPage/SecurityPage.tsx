import { lazy } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';
import type { SecurityPageProps } from '../../security-page.contract.ts';

const SecuritySections = lazy(() => import('./SecuritySections.tsx'));

export function SecurityPage(props: SecurityPageProps) {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={t('Security')}>
      <SecuritySections {...props} />
    </ScriptedPage>
  );
}
