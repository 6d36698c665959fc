// What rules did, and what they failed at.
import { useState } from 'react';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { Table, type TableColumn } from '../../../../platform/ui/Table/Table.tsx';
import { Tag } from '../../../../platform/ui/Tag/Tag.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { LoadProblem } from '../../../../platform/web/page/LoadProblem/LoadProblem.tsx';
import { rulePath } from '../../automation.address.ts';
import type { AutomationRun, listRuns, listRunsOfRule } from '../../automation.contract.ts';
import { More } from '../AutomationPage/RuleList.tsx';
import { FailedRun } from './FailedRun.tsx';

const PAGE_SIZE = 30;

/** Of one rule, or of all. */
export function RunLog({ automationRuleID }: { automationRuleID?: number }) {
  const { t } = useTranslator();
  const [page, setPage] = useState(1);
  const isOfOne = automationRuleID !== undefined;
  const query = { page, limit: PAGE_SIZE };
  const all = useQuery<typeof listRuns>(
    'GET /automation-rules/dispatches',
    { query },
    { isWanted: !isOfOne, staleTime: 0 },
  );
  const own = useQuery<typeof listRunsOfRule>(
    'GET /automation-rules/:automationRuleID/dispatches',
    { params: { automationRuleID: automationRuleID ?? 0 }, query },
    { isWanted: isOfOne, staleTime: 0 },
  );
  const { data, error, refetch } = isOfOne ? own : all;
  if (error) return <LoadProblem error={error} refetch={() => void refetch()} />;
  if (!data) return <PostSkeletons count={1} />;
  if (data.length === 0 && page === 1)
    return (
      <Panel>
        <EmptyState icon="history" title={t('No rule did anything yet')}>
          <p>{t('Each record that a rule meets is listed here, with what was done.')}</p>
        </EmptyState>
      </Panel>
    );
  return (
    <>
      <Runs runs={data} isOfOne={isOfOne} onRetried={() => void refetch()} />
      <More page={page} hasMore={data.length === PAGE_SIZE} onPage={setPage} />
    </>
  );
}

export default RunLog;

interface RunsProps {
  runs: readonly AutomationRun[];
  isOfOne: boolean;
  onRetried: () => void;
}

function Runs({ runs, isOfOne, onRetried }: RunsProps) {
  const { t } = useTranslator();
  const columns: TableColumn<AutomationRun>[] = [
    {
      id: 'record',
      name: t('Record'),
      isRowHead: true,
      cell: ({ recordName, recordUrl, recordType, recordID }) =>
        recordUrl === null ? (
          <bdi dir="ltr">{`${recordType} ${recordID}`}</bdi>
        ) : (
          <a href={recordUrl}>
            <bdi>{recordName}</bdi>
          </a>
        ),
    },
    ...(isOfOne
      ? []
      : [
          {
            id: 'rule',
            name: t('Rule'),
            cell: ({ automationRuleID, automationRuleName }: AutomationRun) => (
              <a href={rulePath(automationRuleID)}>
                <bdi>{automationRuleName}</bdi>
              </a>
            ),
          },
        ]),
    {
      id: 'acts',
      name: t('Actions'),
      cell: ({ actionNames }) => actionNames.map((name) => t(name)).join(', '),
    },
    {
      id: 'status',
      name: t('Outcome'),
      cell: (run) =>
        run.status === 'success' ? (
          <Tag preset="success">{t('Done')}</Tag>
        ) : (
          <FailedRun run={run} onRetried={onRetried} />
        ),
    },
    { id: 'date', name: t('When'), cell: ({ dateInserted }) => <TimeAgo date={dateInserted} /> },
  ];
  return (
    <Table
      caption={t('What rules did')}
      isCaptionHidden
      columns={columns}
      rows={[...runs]}
      keyOf={({ automationRuleDispatchID }) => String(automationRuleDispatchID)}
    />
  );
}
