import { useRef, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { useUiLanguage } from '../../../../platform/ui/language/language.tsx';
import { Progress } from '../../../../platform/ui/Meter/Meter.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { formatBytes } from '../../../../platform/ui/ShortNumber/format-bytes.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ImportRunView } from '../../moving-in.contract.ts';
import { useTimeLeft } from '../time-left.ts';
import type { UploadState } from '../upload-export.ts';
import type { useUpload } from '../use-upload.ts';
import styles from './MovingInPage.module.css';
import { Plate } from './Plate.tsx';
import { DiscardButton, InspectButton } from './run-acts.tsx';

interface Props {
  run: ImportRunView | undefined;
  takes: readonly { kind: string; name: string; takes: string }[];
  freeBytes: number | null;
  upload: ReturnType<typeof useUpload>;
  onChanged: () => void;
}

export function UploadStep({ run, takes, freeBytes, upload, onChanged }: Props) {
  const { t } = useTranslator();
  const { state } = upload;
  const shown = state?.run ?? run;
  return (
    <Plate
      title={t('Drop your export')}
      step={1}
      note={t('Line lost? It goes on where it was.')}
      acts={
        state ? (
          <Button kind="standard" icon="pause" onClick={upload.pause}>
            {t('Pause')}
          </Button>
        ) : (
          shown && (
            <>
              <DiscardButton run={shown} onChanged={onChanged} />
              {shown.status !== 'uploading' && <InspectButton run={shown} onChanged={onChanged} />}
            </>
          )
        )
      }
    >
      {upload.problem && (
        <Notice tone="error" role="alert">
          {upload.problem}
        </Notice>
      )}
      {shown?.status === 'refused' && <Notice tone="error">{t(shown.problem ?? '')}</Notice>}
      {!state && <Drop takes={takes} freeBytes={freeBytes} onFile={(file) => void upload.begin(file)} />}
      {shown && <UploadedFile run={shown} state={state} />}
    </Plate>
  );
}

interface DropProps extends Pick<Props, 'takes' | 'freeBytes'> {
  onFile: (file: File) => void;
}

function Drop({ takes, freeBytes, onFile }: DropProps) {
  const { t } = useTranslator();
  const { locale } = useUiLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same by keys */}
      <div
        className={classNames(styles.drop, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const [file] = event.dataTransfer.files;
          if (file) onFile(file);
        }}
      >
        <Icon name="upload" />
        <p>{t('Drop it here, or choose a file.')}</p>
        <Button onClick={() => input.current?.click()}>{t('Choose a file')}</Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('The export of your old community')}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) onFile(file);
            event.target.value = '';
          }}
        />
        {freeBytes !== null && (
          <p className={styles.quiet}>
            {t('In pieces, up to {size}: so much room the disk has.', {
              size: formatBytes(freeBytes, locale),
            })}
          </p>
        )}
      </div>
      <dl className={styles.takes}>
        {takes.map((each) => (
          <div key={each.kind}>
            <dt>{each.name}</dt>
            <dd>{t(each.takes)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function UploadedFile({ run, state }: { run: ImportRunView; state: UploadState | undefined }) {
  const { t } = useTranslator();
  const { locale } = useUiLanguage();
  const timeLeft = useTimeLeft();
  const { fileName, bytes, bytesReceived } = run;
  const size = (count: number) => formatBytes(count, locale);
  const rate = state?.bytesPerSecond ?? 0;
  return (
    <div className={styles.file}>
      <bdi className={styles.fileName}>{fileName}</bdi>
      {run.status === 'uploading' ? (
        <>
          <Progress percent={(100 * bytesReceived) / bytes} label={t('Uploaded')} />
          <p className={styles.figures} aria-live="polite">
            <span>{t('{done} of {total}', { done: size(bytesReceived), total: size(bytes) })}</span>
            {state?.isWaiting && <span>{t('The line is lost. It is tried again.')}</span>}
            {rate > 0 && !state?.isWaiting && (
              <span>
                {t('{size} a second', { size: size(rate) })}, {timeLeft((bytes - bytesReceived) / rate)}
              </span>
            )}
            {!state && <span>{t('Choose the same file again: it goes on from there.')}</span>}
          </p>
        </>
      ) : (
        <p className={styles.figures}>{t('{size}, all of it is here', { size: size(bytes) })}</p>
      )}
    </div>
  );
}
