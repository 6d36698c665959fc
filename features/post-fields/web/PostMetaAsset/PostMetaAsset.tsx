import { useUiLanguage } from '../../../../platform/ui/language/language.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { PostField, PostFieldValue } from '../../post-fields.contract.ts';
import styles from './PostMetaAsset.module.css';

export type ShownPostField = Pick<
  PostField,
  'postFieldID' | 'label' | 'description' | 'dataType' | 'visibility'
> & { value: PostFieldValue };

export interface PostMetaAssetProps {
  title?: string;
  titleType?: string;
  /** Beside each other in one line. */
  displayOptions?: { asMetas?: boolean };
  postFields: ShownPostField[];
}

/** What stands in the fields of the post above. */
export function PostMetaAsset({ postFields, title, titleType, displayOptions }: PostMetaAssetProps) {
  const { t } = useTranslator();
  if (postFields.length === 0) return null;
  return (
    <Panel as="section" joinsPrevious label={t(title ?? 'Details')}>
      {title && titleType !== undefined && titleType !== 'none' && (
        <h2 className={styles.title}>{t(title)}</h2>
      )}
      <dl className={displayOptions?.asMetas ? styles.metas : styles.fields}>
        {postFields.map((field) => (
          <div key={field.postFieldID} className={styles.field}>
            <dt title={field.description || undefined}>
              {field.label}
              {field.visibility !== 'public' && (
                <span className={styles.note}>
                  {field.visibility === 'private' ? t('Private') : t('Internal')}
                </span>
              )}
            </dt>
            <dd dir="auto">
              <Value {...field} />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function Value({ dataType, value }: ShownPostField) {
  const { t } = useTranslator();
  const { locale } = useUiLanguage();
  if (typeof value === 'number') return new Intl.NumberFormat(locale).format(value);
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  if (Array.isArray(value)) return value.join(', ');
  if (dataType === 'date') return <TimeAgo date={String(value)} form="fixed" />;
  return String(value);
}
