import { useState } from 'react';
import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { useUiLanguage } from '../../../../platform/ui/language/language.tsx';
import { ConfirmModal } from '../../../../platform/ui/Modal/Modal.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { EXPORT_PATH } from '../../backups.address.ts';
import type { Backup, deleteBackup, tryBackup } from '../../backups.contract.ts';
import styles from './BackupsPage.module.css';
import { RestoreForm } from './RestoreForm.tsx';
import { StopButton } from './StopButton.tsx';

interface Props {
  backup: Backup;
  onRestoring: () => void;
  onChanged: () => void;
}

export function BackupActs({ backup, onRestoring, onChanged }: Props) {
  const { name, reason, status, dateBegun } = backup;
  const { t } = useTranslator();
  const { locale } = useUiLanguage();
  const [isAsking, setAsking] = useState(false);
  const [isRestoring, setRestoring] = useState(false);
  const { isBusy, run } = useTask('backups');
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(dateBegun),
  );
  const tryIt = () =>
    run(async () => {
      await call<typeof tryBackup>('POST /backups/:name/trial', { params: { name } });
      onChanged();
    }, t('It is being restored on the side. What comes of it stands here in a while.'));
  const remove = () =>
    run(
      async () => {
        await call<typeof deleteBackup>('DELETE /backups/:name', { params: { name } });
        setAsking(false);
        onChanged();
      },
      reason === 'export' ? t('The export is deleted.') : t('The backup is deleted.'),
    );
  if (status === 'running') return <StopButton name={name} onChanged={onChanged} />;
  return (
    <span className={styles.acts}>
      {status === 'done' && reason === 'export' && (
        <LinkButton
          kind="textPrimary"
          size={24}
          href={EXPORT_PATH.replace(':name', name)}
          download={`${name}.tar`}
          aria-label={t('Download the export of {date}', { date: moment })}
        >
          {t('Download')}
        </LinkButton>
      )}
      {status === 'done' && reason !== 'export' && (
        <>
          <Button
            kind="textPrimary"
            size={24}
            isBusy={isBusy}
            aria-label={t('Try it: the backup of {date}', { date: moment })}
            onClick={() => void tryIt()}
          >
            {t('Try it')}
          </Button>
          <Button
            kind="text"
            size={24}
            disabled={isBusy}
            aria-label={t('Restore the backup of {date}', { date: moment })}
            onClick={() => setRestoring(true)}
          >
            {t('Restore')}
          </Button>
        </>
      )}
      {isRestoring && (
        <RestoreForm
          backup={backup}
          moment={moment}
          onClose={() => setRestoring(false)}
          onRequested={onRestoring}
        />
      )}
      <Button
        kind="text"
        size={24}
        disabled={isBusy}
        aria-label={
          reason === 'export'
            ? t('Delete the export of {date}', { date: moment })
            : t('Delete the backup of {date}', { date: moment })
        }
        onClick={() => setAsking(true)}
      >
        {t('Delete')}
      </Button>
      {isAsking && (
        <ConfirmModal
          title={reason === 'export' ? t('Delete the export?') : t('Delete the backup?')}
          confirmLabel={t('Delete')}
          isDangerous
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        >
          <p>
            {reason === 'export'
              ? t('The site stays as it is.')
              : t('What was only in it cannot be had back.')}
          </p>
        </ConfirmModal>
      )}
    </span>
  );
}
