// Why something can be reported here: what members choose from, in this order.
import { lazy, Suspense, useState } from 'react';
import { ActList } from '../../../../platform/ui/ActList/ActList.tsx';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { Switch } from '../../../../platform/ui/Switch/Switch.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import type { editConfig } from '../../../config/config.contract.ts';
import type { sortReportReasons } from '../../report-reasons.contract.ts';
import type { ReasonsPageProps, ReasonWithRoles } from '../../reports.states.ts';
import { ReasonRow } from './ReasonRow.tsx';
import styles from './ReasonsPage.module.css';

const ReasonForm = lazy(() => import('./ReasonForm.tsx'));
const RetireReason = lazy(() => import('./RetireReason.tsx'));

export function ReasonsPage({ reasons, taken, isOn }: ReasonsPageProps) {
  const { t } = useTranslator();
  const { isBusy, sort } = useOrder(reasons);
  const [edited, setEdited] = useState<ReasonWithRoles | 'new'>();
  const [retired, setRetired] = useState<ReasonWithRoles>();
  return (
    <div className={styles.page}>
      <PageHead
        title={t('Reasons to report')}
        actions={
          <Button icon="plus" onClick={() => setEdited('new')}>
            {t('Add a reason')}
          </Button>
        }
      />
      <ReportingSwitch isOn={isOn} />
      <Panel>
        {reasons.length === 0 ? (
          <EmptyState icon="flag" title={t('Nothing can be reported')}>
            <p>{t('Members report for one of these reasons. Add the first one.')}</p>
          </EmptyState>
        ) : (
          <ActList isOrdered>
            {reasons.map((reason, at) => (
              <ReasonRow
                key={reason.reportReasonID}
                reason={reason}
                canMove={{ up: !isBusy && at > 0, down: !isBusy && at < reasons.length - 1 }}
                onMove={(step) => void sort(at, at + step)}
                onEdit={() => setEdited(reason)}
                onRetire={() => setRetired(reason)}
              />
            ))}
          </ActList>
        )}
      </Panel>
      <Suspense>
        {edited && (
          <ReasonForm
            reason={edited === 'new' ? undefined : edited}
            taken={taken}
            onClose={() => setEdited(undefined)}
          />
        )}
        {retired && <RetireReason reason={retired} onClose={() => setRetired(undefined)} />}
      </Suspense>
    </div>
  );
}

/** Off on a new site: whoever looks after it decides when somebody is there to read what is reported. */
function ReportingSwitch({ isOn }: Pick<ReasonsPageProps, 'isOn'>) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useTask('reporting');
  const turn = () =>
    run(
      async () => {
        await call<typeof editConfig>('PATCH /config', { body: { 'escalations.enabled': !isOn } });
        await revalidate();
      },
      isOn ? t('Members report nothing here now.') : t('Members can report posts and profiles now.'),
    );
  return (
    <Switch
      label={t('Members report posts, profiles and messages')}
      checked={isOn}
      disabled={isBusy}
      onChange={() => void turn()}
    />
  );
}

/** Puts one at another's place; all are numbered again, in tens. */
function useOrder(reasons: readonly ReasonWithRoles[]) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useTask('reasons');
  const sort = (from: number, to: number) =>
    run(async () => {
      const ids = reasons.map(({ reportReasonID }) => reportReasonID);
      const moved = ids.toSpliced(from, 1).toSpliced(to, 0, ...ids.slice(from, from + 1));
      await call<typeof sortReportReasons>('PUT /report-reasons/sorts', {
        body: Object.fromEntries(moved.map((id, at) => [id, (at + 1) * 10])),
      });
      await revalidate();
    }, t('The order is saved.'));
  return { isBusy, sort };
}
