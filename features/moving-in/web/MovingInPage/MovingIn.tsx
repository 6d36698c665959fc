import { useCallback, useEffect, useState } from 'react';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { LoadProblem } from '../../../../platform/web/page/LoadProblem/LoadProblem.tsx';
import type { getImportRuns, ImportRunView } from '../../moving-in.contract.ts';
import { useUpload } from '../use-upload.ts';
import { EarlierRuns } from './EarlierRuns.tsx';
import { ImportReport } from './ImportReport.tsx';
import { Landing } from './Landing.tsx';
import styles from './MovingInPage.module.css';
import { PreviewStep } from './PreviewStep.tsx';
import { SiteLanding } from './SiteLanding.tsx';
import { SiteFailure, SiteReport } from './SiteReport.tsx';
import { UploadStep } from './UploadStep.tsx';

const LOOKED_AT_EVERY_MS = 1500;
const ALONE: readonly ImportRunView['status'][] = ['inspecting', 'importing', 'interrupted'];

export default function MovingIn() {
  const { data, error, refetch } = useQuery<typeof getImportRuns>('GET /import-runs', {}, { staleTime: 0 });
  const [isAnother, setAnother] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const onChanged = useCallback(() => {
    setAnother(false);
    void refetch();
  }, [refetch]);
  const upload = useUpload(data?.partBytes ?? 1, onChanged);
  const isMoving = data?.runs.some(({ status }) => ALONE.includes(status)) ?? false;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => void refetch(), LOOKED_AT_EVERY_MS);
    return () => clearInterval(timer);
  }, [isMoving, refetch]);
  if (error && !data) return <LoadProblem error={error} refetch={refetch} />;
  if (!data) return <PostSkeletons count={2} />;
  const { wholeSite } = data;
  if (isClosing || wholeSite?.status === 'requested' || wholeSite?.status === 'running')
    return <SiteLanding />;
  const latest = data.runs[0];
  if (!latest && !isAnother && wholeSite?.status === 'done' && upload.state === undefined)
    return <SiteReport outcome={wholeSite} onAnother={() => setAnother(true)} />;
  const run = isAnother ? undefined : latest;
  const others = data.runs.filter((each) => each !== run);
  return (
    <div className={styles.page}>
      {wholeSite && wholeSite.status !== 'done' && run?.fileName === wholeSite.title && (
        <SiteFailure outcome={wholeSite} />
      )}
      <Step
        run={run}
        data={data}
        upload={upload}
        onChanged={onChanged}
        onAnother={() => setAnother(true)}
        onClosing={() => setClosing(true)}
      />
      {others.length > 0 && <EarlierRuns runs={others} onChanged={onChanged} />}
    </div>
  );
}

interface StepProps {
  run: ImportRunView | undefined;
  data: { takes: { kind: string; name: string; takes: string }[]; freeBytes: number | null };
  upload: ReturnType<typeof useUpload>;
  onChanged: () => void;
  onAnother: () => void;
  onClosing: () => void;
}

function Step({ run, data, upload, onChanged, onAnother, onClosing }: StepProps) {
  const isUploading = upload.state !== undefined || run === undefined;
  if (isUploading || ['uploading', 'uploaded', 'refused'].includes(run.status))
    return (
      <UploadStep
        run={run}
        takes={data.takes}
        freeBytes={data.freeBytes}
        upload={upload}
        onChanged={onChanged}
      />
    );
  if (run.status === 'inspected' || run.preview === null)
    return <PreviewStep run={run} takes={data.takes} onChanged={onChanged} onClosing={onClosing} />;
  if (run.status === 'done') return <ImportReport run={run} onAnother={onAnother} />;
  return <Landing run={run} onChanged={onChanged} />;
}
