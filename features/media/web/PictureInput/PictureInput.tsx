// A picture that a setting names: looked at, uploaded, dropped onto it, named by its address, taken away.
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { FieldError } from '../../../../platform/ui/FormField/FormField.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import { extensionOf } from '../../media.formats.ts';
import { UploadList } from '../UploadList/UploadList.tsx';
import { useUploads } from '../use-uploads.ts';
import styles from './PictureInput.module.css';

const EXAMPLE = '/uploads/…';
const PICTURES = ['png', 'svg', 'jpg', 'jpeg', 'webp', 'gif', 'ico'];

export interface PictureSize {
  width: number;
  height: number;
}

export interface PictureInputProps {
  id: string;
  'aria-describedby'?: string;
  isInvalid?: boolean;
  /** What the picture is for, as its buttons name it: the label of the field. */
  name: string;
  /** An address of this site or of the web; '' for none. */
  value: string;
  onChange: (address: string) => void;
  /** What somebody should know about a picture of this size; undefined: it fits. */
  check?: (size: PictureSize) => string | undefined;
}

export function PictureInput({ name, value, onChange, check, isInvalid, ...control }: PictureInputProps) {
  const { t } = useTranslator();
  const { siteUrl } = useSite();
  const { rules, pending, isBusy, add, drop, retry } = useUploads(({ url }) =>
    onChange(ownPath(url, siteUrl)),
  );
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<string>();
  const chooser = useRef<HTMLInputElement>(null);
  const kinds = PICTURES.filter((ending) => rules?.allowedExtensions.includes(ending));

  const take = (file: File | undefined) => {
    if (!file || isBusy) return;
    for (const { key } of pending) drop(key);
    const fits = kinds.includes(extensionOf(file.name));
    setProblem(fits ? undefined : t('Choose a picture: {list}.', { list: kinds.join(', ') }));
    if (fits) add([file]);
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <div className={styles.picture}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same */}
      <div
        className={classNames(styles.line, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(rules !== undefined);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={dropped}
      >
        <Tile key={value} value={value} check={check} />
        <div className={styles.controls}>
          <Input
            {...control}
            isInvalid={isInvalid}
            dir="ltr"
            spellCheck={false}
            autoComplete="off"
            maxLength={500}
            placeholder={EXAMPLE}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
          <div className={styles.buttons}>
            {rules && (
              <Button
                size={32}
                icon="upload"
                isBusy={isBusy}
                aria-label={t('Upload: {name}', { name })}
                onClick={() => chooser.current?.click()}
              >
                {t('Upload')}
              </Button>
            )}
            {value !== '' && (
              <Button
                kind="text"
                size={32}
                icon="trash-2"
                aria-label={t('Remove: {name}', { name })}
                onClick={() => onChange('')}
              >
                {t('Remove')}
              </Button>
            )}
          </div>
        </div>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={t('File: {name}', { name })}
          accept={kinds.map((ending) => `.${ending}`).join(',')}
          onChange={({ target }) => {
            take(target.files?.[0]);
            target.value = '';
          }}
        />
      </div>
      <UploadList files={pending} onDrop={drop} onRetry={retry} />
      {problem && (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      )}
    </div>
  );
}

/** The picture itself, with its size, or why there is none to be seen. */
function Tile({ value, check }: Pick<PictureInputProps, 'value' | 'check'>) {
  const { t } = useTranslator();
  const [size, setSize] = useState<PictureSize | 'none'>();
  if (value === '')
    return (
      <div className={styles.tile}>
        <Icon name="image" size="md" />
      </div>
    );
  // SVG has no size in pixels.
  const isDrawing = /\.svg(?:$|\?)/i.test(value);
  const advice = size !== undefined && size !== 'none' && !isDrawing ? check?.(size) : undefined;
  const number = (side: number) => String(side);
  return (
    <>
      <div className={styles.tile}>
        {size === 'none' ? (
          <Icon name="triangle-alert" size="md" />
        ) : (
          <img
            src={value}
            alt=""
            className={styles.image}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setSize({ width, height })
            }
            onError={() => setSize('none')}
          />
        )}
      </div>
      <p className={styles.facts} role="status">
        {size === 'none' && t('There is no picture at this address.')}
        {size !== undefined &&
          size !== 'none' &&
          !isDrawing &&
          t('{width} × {height} pixels.', { width: number(size.width), height: number(size.height) })}
        {advice && <strong> {advice}</strong>}
      </p>
    </>
  );
}

/** Files of this site are named by their path: the site may move. */
function ownPath(url: string, siteUrl: string): string {
  const { origin, pathname } = new URL(url, siteUrl);
  return origin === new URL(siteUrl).origin || origin === location.origin ? pathname : url;
}
