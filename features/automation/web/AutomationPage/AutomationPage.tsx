// Rules: all of them, one of them, and what they did.
import { lazy } from 'react';
import { Tabs } from '../../../../platform/ui/Tabs/Tabs.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';
import { RULES_PATH, RUNS_PATH } from '../../automation.address.ts';
import type { AutomationPageProps } from '../../automation.states.ts';

const RuleList = lazy(() => import('./RuleList.tsx'));
const RuleScreen = lazy(() => import('../RuleEditor/RuleScreen.tsx'));
const RunLog = lazy(() => import('../RunLog/RunLog.tsx'));

export function AutomationPage({ screen, automationRuleID }: AutomationPageProps) {
  const { t } = useTranslator();
  const crumbs = [
    { name: t('Settings'), href: '/settings' },
    { name: t('Rules'), href: RULES_PATH },
  ];
  if (screen === 'rule')
    return (
      <ScriptedPage
        title={automationRuleID === undefined ? t('New rule') : t('Rule {id}', { id: automationRuleID })}
        crumbs={crumbs}
      >
        <RuleScreen key={automationRuleID} automationRuleID={automationRuleID} />
      </ScriptedPage>
    );
  return (
    <ScriptedPage title={screen === 'log' ? t('What rules did') : t('Rules')} crumbs={crumbs.slice(0, 1)}>
      <Tabs
        label={t('Rules')}
        items={[
          { name: t('Rules'), href: RULES_PATH, isCurrent: screen === 'rules' },
          { name: t('Log'), href: RUNS_PATH, isCurrent: screen === 'log' },
          { name: t('Triage'), href: '/dashboard/content/triage' },
          { name: t('Audit log'), href: '/dashboard/settings/audit-logs' },
        ]}
      />
      {screen === 'log' ? <RunLog /> : <RuleList />}
    </ScriptedPage>
  );
}
