// What everybody keeps to here. Whoever moderates the community writes it in its place.

import { hasPermission } from '@parley/addon-api/shared';
import { Button, EmptyState, PageHead, Panel, usePermissions, useTranslator } from '@parley/addon-api/web';
import { lazy, Suspense, useState } from 'react';
import type { Rule } from '../../warning-types.contract.ts';
import type { RulesPageProps } from '../../warnings.states.ts';
import styles from '../pages.module.css';

const RuleForm = lazy(() => import('./RuleForm.tsx'));
const DeleteRule = lazy(() => import('./DeleteRule.tsx'));

export function RulesPage({ rules }: RulesPageProps) {
  const { t } = useTranslator();
  const canWrite = hasPermission(usePermissions(), 'community.moderate');
  const [edited, setEdited] = useState<Rule | 'new'>();
  const [deleted, setDeleted] = useState<Rule>();
  return (
    <div className={styles.page}>
      <PageHead
        title={t('Rules')}
        actions={
          canWrite && (
            <Button icon="plus" onClick={() => setEdited('new')}>
              {t('Add a rule')}
            </Button>
          )
        }
      />
      <Panel>
        {rules.length === 0 ? (
          <EmptyState icon="scroll-text" title={t('No rules are written down yet')} />
        ) : (
          <div className={styles.padded}>
            <ol className={styles.rules}>
              {rules.map((rule) => (
                <li key={rule.ruleID} className={styles.rule} id={`rule-${rule.ruleID}`}>
                  <h2 dir="auto">{rule.name}</h2>
                  {rule.description && <p dir="auto">{rule.description}</p>}
                  {canWrite && (
                    <p>
                      <Button kind="text" size={32} icon="pencil" onClick={() => setEdited(rule)}>
                        {t('Edit')}
                      </Button>
                      <Button kind="text" size={32} icon="trash-2" onClick={() => setDeleted(rule)}>
                        {t('Delete')}
                      </Button>
                    </p>
                  )}
                </li>
              ))}
            </ol>
          </div>
        )}
      </Panel>
      <Suspense>
        {edited && (
          <RuleForm rule={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
        )}
        {deleted && <DeleteRule rule={deleted} onClose={() => setDeleted(undefined)} />}
      </Suspense>
    </div>
  );
}
