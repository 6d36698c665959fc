import { useEffect } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { LoadProblem } from '../../../../platform/web/page/LoadProblem/LoadProblem.tsx';
import type { getDataArchive, postDataArchive } from '../../own-data.contract.ts';
import { ArchiveState } from './ArchiveState.tsx';
import { LeavingSection } from './LeavingSection.tsx';
import styles from './OwnDataPage.module.css';

const LOOKED_AT_EVERY_MS = 2000;

export default function DataArchive() {
  const { t } = useTranslator();
  const state = useQuery<typeof getDataArchive>('GET /users/me/data-archive', {}, { staleTime: 0 });
  const { data, error, refetch } = state;
  const isRunning = data?.archive?.status === 'running';
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void refetch(), LOOKED_AT_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning, refetch]);
  const { isBusy, run } = useTask('own-data');
  const make = () =>
    run(async () => {
      await call<typeof postDataArchive>('POST /users/me/data-archive', {});
      await refetch();
    });
  if (error) return <LoadProblem error={error} refetch={refetch} />;
  if (!data) return <PostSkeletons count={1} />;
  return (
    <>
      <Panel>
        <section className={styles.section} aria-labelledby="data-archive">
          <h2 id="data-archive">{t('Take your data along')}</h2>
          <p className={styles.about}>
            {t(
              'One file with what this site has about you: your account, everything you wrote, your messages, reactions, bookmarks and uploads.',
            )}
          </p>
          <ArchiveState {...data} onChanged={() => void refetch()} />
          {!isRunning && (
            <Button
              kind={data.url === null ? 'primary' : 'standard'}
              isBusy={isBusy}
              onClick={() => void make()}
            >
              {data.archive === null ? t('Make an archive') : t('Make a new archive')}
            </Button>
          )}
        </section>
      </Panel>
      {/* With it, so that nothing is pushed down when it comes. */}
      <LeavingSection />
    </>
  );
}
