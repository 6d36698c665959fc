import { useState } from 'react';
import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { Switch } from '../../../../platform/ui/Switch/Switch.tsx';
import { Tag } from '../../../../platform/ui/Tag/Tag.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries, useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { LoadProblem } from '../../../../platform/web/page/LoadProblem/LoadProblem.tsx';
import { NEW_RULE_PATH, rulePath } from '../../automation.address.ts';
import type { AutomationRule, listRecipes, putRuleStatus } from '../../automation.contract.ts';
import { RuleSentence } from '../RuleSentence/RuleSentence.tsx';
import styles from './AutomationPage.module.css';

const PAGE_SIZE = 50;

export default function RuleList() {
  const { t } = useTranslator();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery<typeof listRecipes>(
    'GET /automation-rules/recipes',
    { query: { page, limit: PAGE_SIZE } },
    { staleTime: 0 },
  );
  if (error) return <LoadProblem error={error} refetch={() => void refetch()} />;
  if (!data) return <PostSkeletons count={2} />;
  return (
    <div className={styles.page}>
      <div className={styles.lead}>
        <p className={styles.soft}>
          {t(
            'When something happens, then something is done. Each record is met once, and every run is in the log.',
          )}
        </p>
        <LinkButton kind="primary" icon="plus" href={NEW_RULE_PATH}>
          {t('New rule')}
        </LinkButton>
      </div>
      <Panel>
        {data.length === 0 && page === 1 ? (
          <EmptyState icon="shield-check" title={t('There is no rule yet')}>
            <p>
              {t(
                'A rule holds what is reported, tags what nobody answers, or tells somebody. Try it on the past before you switch it on.',
              )}
            </p>
          </EmptyState>
        ) : (
          <ul className={styles.rules}>
            {data.map((rule) => (
              <RuleRow key={rule.automationRuleID} rule={rule} />
            ))}
          </ul>
        )}
      </Panel>
      <More page={page} hasMore={data.length === PAGE_SIZE} onPage={setPage} />
    </div>
  );
}

function RuleRow({ rule }: { rule: AutomationRule }) {
  const { t, plural } = useTranslator();
  const { isBusy, run } = useTask('automation');
  const { automationRuleID, name, status, countRuns, countFailed } = rule;
  const toggle = (isOn: boolean) =>
    run(async () => {
      await call<typeof putRuleStatus>('PUT /automation-rules/:automationRuleID/status', {
        params: { automationRuleID },
        body: { status: isOn ? 'active' : 'inactive' },
      });
      await invalidateQueries('GET /automation-rules/recipes');
    });
  return (
    <li className={styles.rule} data-off={status === 'inactive' || undefined}>
      <Switch
        label={t('{name} is on', { name })}
        isLabelHidden
        checked={status === 'active'}
        disabled={isBusy || !rule.isKnown}
        onChange={({ target }) => void toggle(target.checked)}
      />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <a href={rulePath(automationRuleID)}>
            <bdi>{name}</bdi>
          </a>{' '}
          <State rule={rule} />
        </h2>
        <p className={styles.sentence}>
          <RuleSentence rule={rule} />
        </p>
      </div>
      <p className={styles.runs}>
        <span>{plural(countRuns, { one: '{count} run in 30 days', other: '{count} runs in 30 days' })}</span>
        {countFailed > 0 && (
          <span className={styles.failed}>
            {plural(countFailed, { one: '{count} failed', other: '{count} failed' })}
          </span>
        )}
        {rule.dateLastRun && <TimeAgo date={rule.dateLastRun} />}
      </p>
    </li>
  );
}

function State({ rule: { status, dateStopped, isKnown, countRuns, dateUpdated } }: { rule: AutomationRule }) {
  const { t } = useTranslator();
  if (!isKnown) return <Tag preset="error">{t('Needs an add-on that is switched off')}</Tag>;
  if (dateStopped && status === 'inactive') return <Tag preset="error">{t('Stopped itself')}</Tag>;
  if (status === 'inactive' && countRuns === 0 && !dateUpdated)
    return <Tag preset="warning">{t('Draft')}</Tag>;
  return null;
}

interface MoreProps {
  page: number;
  hasMore: boolean;
  onPage: (page: number) => void;
}

export function More({ page, hasMore, onPage }: MoreProps) {
  const { t } = useTranslator();
  if (page === 1 && !hasMore) return null;
  return (
    <nav className={styles.pager} aria-label={t('Pages')}>
      {page > 1 && <Button onClick={() => onPage(page - 1)}>{t('Previous page')}</Button>}
      {hasMore && <Button onClick={() => onPage(page + 1)}>{t('Next page')}</Button>}
    </nav>
  );
}
