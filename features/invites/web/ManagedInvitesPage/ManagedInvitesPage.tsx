import { lazy } from 'react';
import type { WidgetData } from '../../../../platform/contract/widget-data.ts';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';

const ManagedInvitesList = lazy(() => import('./ManagedInvitesList.tsx'));

export function ManagedInvitesPage({ isOpen }: WidgetData['ManagedInvitesPage']) {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={t('Invitations')}>
      {!isOpen && (
        <Notice>
          {t('Membership is not by invitation here.')}{' '}
          <a href="/dashboard/settings?query=registration.method">{t('Change how people join')}</a>
        </Notice>
      )}
      <ManagedInvitesList isOpen={isOpen} />
    </ScriptedPage>
  );
}
