import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { IconButton } from '../../../../platform/ui/IconButton/IconButton.tsx';
import { Progress } from '../../../../platform/ui/Meter/Meter.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { PendingFile } from '../use-uploads.ts';
import styles from './UploadList.module.css';

export interface UploadListProps {
  files: readonly PendingFile[];
  onDrop: (key: number) => void;
  onRetry: (key: number) => void;
}

/** Files on their way, and those that were refused, until somebody has read why. */
export function UploadList({ files, onDrop, onRetry }: UploadListProps) {
  const { t } = useTranslator();
  if (files.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('Files')}>
      {files.map(({ key, name, percent, problem, canRetry }) => (
        <li key={key} className={styles.file}>
          <bdi className={styles.name}>{name}</bdi>
          {problem === undefined ? (
            <Progress percent={percent} label={t('Uploading {name}', { name })} />
          ) : (
            <span className={styles.problem} role="alert">
              {problem}
            </span>
          )}
          {canRetry && (
            <Button kind="textPrimary" size={24} onClick={() => onRetry(key)}>
              {t('Try again')}
            </Button>
          )}
          <IconButton
            icon="x"
            size={24}
            label={
              problem === undefined
                ? t('Cancel the upload of {name}', { name })
                : t('Dismiss {name}', { name })
            }
            onClick={() => onDrop(key)}
          />
        </li>
      ))}
    </ul>
  );
}
