import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { useUiLanguage } from '../../../../platform/ui/language/language.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { formatBytes } from '../../../../platform/ui/ShortNumber/format-bytes.ts';
import { formatNumber } from '../../../../platform/ui/ShortNumber/format-number.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { DataArchive, deleteDataArchive, OwnDataState } from '../../own-data.contract.ts';
import styles from './OwnDataPage.module.css';

export function ArchiveState({ archive, url, onChanged }: OwnDataState & { onChanged: () => void }) {
  const { t } = useTranslator();
  if (archive === null) return null;
  if (archive.status === 'failed')
    return <Notice tone="error">{t('Your archive could not be made. Try it again in a while.')}</Notice>;
  return (
    <>
      <p role="status" className={styles.state}>
        {archive.status === 'running'
          ? t('Your archive is being made. You may leave this page.')
          : t('Your archive is ready.')}
      </p>
      {url !== null && <Ready archive={archive} url={url} onChanged={onChanged} />}
    </>
  );
}

function Ready({ archive, url, onChanged }: { archive: DataArchive; url: string; onChanged: () => void }) {
  const { t } = useTranslator();
  const { locale } = useUiLanguage();
  const { isBusy, run } = useTask('own-data');
  const remove = () =>
    run(async () => {
      await call<typeof deleteDataArchive>('DELETE /users/me/data-archive', {});
      onChanged();
    }, t('The archive is deleted.'));
  const date = (iso: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(iso));
  return (
    <>
      <p className={styles.about}>
        {t('{records} records and {files} files, {size}. It is deleted on {date}.', {
          records: formatNumber(archive.countRecords, locale),
          files: formatNumber(archive.countFiles, locale),
          size: formatBytes(archive.bytes, locale),
          date: date(archive.dateExpires ?? archive.dateInserted),
        })}
      </p>
      <p className={styles.acts}>
        <LinkButton href={url} kind="primary" download>
          {t('Download')}
        </LinkButton>
        <Button kind="text" isBusy={isBusy} onClick={() => void remove()}>
          {t('Delete the archive')}
        </Button>
      </p>
    </>
  );
}
