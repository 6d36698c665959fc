import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { ConfirmModal } from '../../../../platform/ui/Modal/Modal.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type {
  deleteImportRun,
  ImportRunView,
  inspectImportRun,
  startImportRun,
  stopImportRun,
} from '../../moving-in.contract.ts';

interface Props {
  run: ImportRunView;
  onChanged: () => void;
}

export function InspectButton({ run: { importRunID }, onChanged }: Props) {
  const { t } = useTranslator();
  const { isBusy, run } = useTask('moving-in');
  const inspect = () =>
    run(async () => {
      const params = { importRunID };
      await call<typeof inspectImportRun>('POST /import-runs/:importRunID/inspection', { params });
      onChanged();
    });
  return (
    <Button kind="primary" isBusy={isBusy} onClick={() => void inspect()}>
      {t('Look inside')}
    </Button>
  );
}

export function StartButton({
  run: { importRunID, status },
  source,
  onChanged,
}: Props & { source?: string | undefined }) {
  const { t } = useTranslator();
  const { isBusy, run } = useTask('moving-in');
  const start = () =>
    run(async () => {
      const input = { params: { importRunID }, body: source ? { source } : {} };
      await call<typeof startImportRun>('POST /import-runs/:importRunID/start', input);
      onChanged();
    });
  return (
    <Button kind="primary" isBusy={isBusy} onClick={() => void start()}>
      {status === 'inspected' ? t('Start') : t('Go on')}
    </Button>
  );
}

export function StopButton({ run: { importRunID }, onChanged }: Props) {
  const { t } = useTranslator();
  const { isBusy, run } = useTask('moving-in');
  const stop = () =>
    run(async () => {
      await call<typeof stopImportRun>('POST /import-runs/:importRunID/stop', { params: { importRunID } });
      onChanged();
    });
  return (
    <Button kind="standard" isBusy={isBusy} onClick={() => void stop()}>
      {t('Stop')}
    </Button>
  );
}

export function DiscardButton({ run: { importRunID, fileName }, onChanged }: Props) {
  const { t } = useTranslator();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useTask('moving-in');
  const discard = () =>
    run(async () => {
      await call<typeof deleteImportRun>('DELETE /import-runs/:importRunID', { params: { importRunID } });
      setAsking(false);
      onChanged();
    }, t('The export is discarded.'));
  return (
    <>
      <Button
        kind="text"
        aria-label={t('Discard {name}', { name: fileName })}
        onClick={() => setAsking(true)}
      >
        {t('Discard')}
      </Button>
      {isAsking && (
        <ConfirmModal
          title={t('Discard the uploaded export?')}
          confirmLabel={t('Discard')}
          isDangerous
          isBusy={isBusy}
          onConfirm={() => void discard()}
          onCancel={() => setAsking(false)}
        >
          <p>{t('What came in from it stays. To go on with it, the file has to be uploaded again.')}</p>
        </ConfirmModal>
      )}
    </>
  );
}
