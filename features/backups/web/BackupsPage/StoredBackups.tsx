import { useEffect, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { useUiLanguage } from '../../../../platform/ui/language/language.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Readouts } from '../../../../platform/ui/Readouts/Readouts.tsx';
import { formatBytes } from '../../../../platform/ui/ShortNumber/format-bytes.ts';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { Table, type TableColumn } from '../../../../platform/ui/Table/Table.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { LoadProblem } from '../../../../platform/web/page/LoadProblem/LoadProblem.tsx';
import type { Backup, getBackups, postBackup, postExport } from '../../backups.contract.ts';
import { BackupActs } from './BackupActs.tsx';
import { BackupState } from './BackupState.tsx';
import styles from './BackupsPage.module.css';
import { isUnderWay, LastRestore, Restoring } from './LastRestore.tsx';

const LOOKED_AT_EVERY_MS = 3000;

export default function StoredBackups() {
  const { data, error, refetch } = useQuery<typeof getBackups>('GET /backups', {}, { staleTime: 0 });
  const [isAwaited, setAwaited] = useState(false);
  const [isRestoring, setRestoring] = useState(false);
  const isRunning = isAwaited || (data?.backups.some(({ status }) => status === 'running') ?? false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void refetch(), LOOKED_AT_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning, refetch]);
  if (isRestoring || isUnderWay(data?.lastRestore ?? null)) return <Restoring />;
  if (error) return <LoadProblem error={error} refetch={refetch} />;
  if (!data) return <PostSkeletons count={2} />;
  const onChanged = () => {
    setAwaited(true);
    void refetch();
  };
  return (
    <div className={styles.stored}>
      {data.lastRestore && <LastRestore restore={data.lastRestore} />}
      <Condition backups={data.backups} dateNext={data.dateNext} />
      <MakeOne isRunning={data.backups.some(({ status }) => status === 'running')} onBegun={onChanged} />
      <List
        backups={data.backups}
        place={data.place}
        onRestoring={() => setRestoring(true)}
        onChanged={onChanged}
      />
    </div>
  );
}

function Condition({ backups, dateNext }: { backups: readonly Backup[]; dateNext: string | null }) {
  const { t } = useTranslator();
  const last = backups.find(({ status, reason }) => status === 'done' && reason !== 'export');
  const proven = backups.find(({ trial }) => trial?.isProven);
  return (
    <>
      {!proven && (
        <Notice tone="warning">
          {t('Nothing proves yet that the site could be had back. Have a backup made, then try it.')}
        </Notice>
      )}
      <Readouts
        items={[
          {
            label: t('Last proven'),
            value: proven?.trial ? <TimeAgo date={proven.trial.date} /> : t('Never'),
          },
          { label: t('Last backup'), value: last ? <TimeAgo date={last.dateBegun} /> : t('Never') },
          { label: t('Next'), value: dateNext ? <TimeAgo date={dateNext} /> : t('By hand alone') },
        ]}
      />
    </>
  );
}

function MakeOne({ isRunning, onBegun }: { isRunning: boolean; onBegun: () => void }) {
  const { t } = useTranslator();
  const { isBusy, run } = useTask('backups');
  const begin = () =>
    run(async () => {
      await call<typeof postBackup>('POST /backups', {});
      onBegun();
    }, t('A backup is being made.'));
  const beginExport = () =>
    run(async () => {
      await call<typeof postExport>('POST /exports', {});
      onBegun();
    }, t('The site is being exported.'));
  return (
    <div className={styles.acts}>
      <Button kind="primary" isBusy={isBusy} disabled={isRunning} onClick={() => void begin()}>
        {t('Back up now')}
      </Button>
      <Button icon="download" disabled={isBusy || isRunning} onClick={() => void beginExport()}>
        {t('Export the site')}
      </Button>
    </div>
  );
}

interface ListProps {
  backups: readonly Backup[];
  place: string;
  onRestoring: () => void;
  onChanged: () => void;
}

function List({ backups, place, onRestoring, onChanged }: ListProps) {
  const { t } = useTranslator();
  const { locale } = useUiLanguage();
  const reasons: Record<Backup['reason'], string> = {
    'by hand': t('By hand'),
    schedule: t('Schedule'),
    'before restore': t('Before a restore'),
    'before upgrade': t('Before an upgrade'),
    export: t('Export'),
  };
  const columns: TableColumn<Backup>[] = [
    { id: 'when', name: t('When'), isRowHead: true, cell: ({ dateBegun }) => <TimeAgo date={dateBegun} /> },
    { id: 'kind', name: t('Kind'), cell: ({ reason }) => reasons[reason] },
    {
      id: 'size',
      name: t('Size'),
      isNumeric: true,
      cell: ({ bytes }) => (bytes > 0 ? formatBytes(bytes, locale) : ''),
    },
    { id: 'proof', name: t('Proof'), cell: (each) => <BackupState backup={each} /> },
    {
      id: 'acts',
      name: t('Actions'),
      isNameHidden: true,
      cell: (each) => <BackupActs backup={each} onRestoring={onRestoring} onChanged={onChanged} />,
    },
  ];
  return (
    <section aria-labelledby="stored-backups">
      <h2 id="stored-backups" className={styles.title}>
        {t('Stored backups')}
      </h2>
      <p className={styles.quiet}>
        <bdi dir="ltr" className={styles.words}>
          {place}
        </bdi>
      </p>
      <Table
        caption={t('Stored backups, newest first')}
        isCaptionHidden
        columns={columns}
        rows={backups}
        keyOf={({ name }) => name}
        empty={<EmptyState title={t('There is no backup yet.')} />}
      />
    </section>
  );
}
