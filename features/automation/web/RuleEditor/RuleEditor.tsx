import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { ApiError, call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries } from '../../../../platform/web/api/use-query.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useNavigate } from '../../../../platform/web/router/screen.tsx';
import { rulePath } from '../../automation.address.ts';
import type {
  AutomationCatalog,
  AutomationRule,
  patchRule,
  postRule,
  putRuleStatus,
} from '../../automation.contract.ts';
import { RuleSentence } from '../RuleSentence/RuleSentence.tsx';
import { RunLog } from '../RunLog/RunLog.tsx';
import { DeleteRule } from './DeleteRule.tsx';
import styles from './RuleEditor.module.css';
import { RuleForm } from './RuleForm.tsx';
import { bodyOf, draftOf, ruleWith } from './rule-draft.ts';
import { Trial } from './Trial.tsx';

export function RuleEditor({
  catalog,
  rule,
}: {
  catalog: AutomationCatalog;
  rule: AutomationRule | undefined;
}) {
  const { t } = useTranslator();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => draftOf(rule, catalog));
  const [error, setError] = useState<Error>();
  const [isBusy, setBusy] = useState(false);
  const isActive = rule?.status === 'active';

  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
      await invalidateQueries(
        'GET /automation-rules/recipes',
        'GET /automation-rules/:automationRuleID/recipe',
      );
    } catch (caught) {
      setError(caught as Error);
    }
    setBusy(false);
  };
  const store = async (): Promise<number> => {
    const body = bodyOf(draft);
    const automationRuleID = rule?.automationRuleID;
    if (automationRuleID === undefined)
      return (await call<typeof postRule>('POST /automation-rules', { body })).body.automationRuleID;
    await call<typeof patchRule>('PATCH /automation-rules/:automationRuleID', {
      params: { automationRuleID },
      body,
    });
    return automationRuleID;
  };
  const save = () =>
    during(async () => {
      const automationRuleID = await store();
      if (!rule) navigate(rulePath(automationRuleID));
    });
  const switchTo = (isOn: boolean) =>
    during(async () => {
      const automationRuleID = isOn ? await store() : (rule?.automationRuleID ?? 0);
      const body = { status: isOn ? ('active' as const) : ('inactive' as const) };
      await call<typeof putRuleStatus>('PUT /automation-rules/:automationRuleID/status', {
        params: { automationRuleID },
        body,
      });
      if (!rule) navigate(rulePath(automationRuleID));
    });

  return (
    <div className={styles.page}>
      {rule?.dateStopped && !isActive && (
        <Notice tone="error">
          {t('This rule failed too often and switched itself off. The log says what it met.')}
        </Notice>
      )}
      <Panel as="section" isPadded label={t('What the rule says')}>
        <RuleForm
          draft={draft}
          catalog={catalog}
          errors={error instanceof ApiError ? error.fieldErrors : {}}
          onChange={setDraft}
        />
        <p className={styles.sentence}>
          <RuleSentence rule={ruleWith(draft, catalog, rule)} />
        </p>
        {error && <Notice tone="error">{error.message}</Notice>}
        <div className={styles.acts}>
          <Button disabled={isBusy} onClick={() => void save()}>
            {rule ? t('Save') : t('Save as a draft')}
          </Button>
          <Button
            kind={isActive ? 'standard' : 'primary'}
            disabled={isBusy}
            onClick={() => void switchTo(!isActive)}
          >
            {isActive ? t('Switch off') : t('Switch on')}
          </Button>
          {rule && <DeleteRule automationRuleID={rule.automationRuleID} />}
        </div>
      </Panel>
      <Trial draft={draft} />
      {rule && (
        <section aria-labelledby="runs-of-rule">
          <h2 id="runs-of-rule" className={styles.title}>
            {t('What it did')}
          </h2>
          <RunLog automationRuleID={rule.automationRuleID} />
        </section>
      )}
    </div>
  );
}
