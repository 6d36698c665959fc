// Before and after, value by value, in words and names.
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { AuditLogEntry } from '../../audit-log.contract.ts';
import type { AuditLogPageProps } from '../../audit-log.states.ts';
import { recordTypeOfField } from '../../record-fields.ts';
import styles from './AuditLogPage.module.css';
import { asWords, fieldName } from './field-names.ts';

interface ChangesProps {
  entry: AuditLogEntry;
  names: AuditLogPageProps['names'];
}

export function Changes({ entry: { before, after }, names }: ChangesProps) {
  const { t } = useTranslator();
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    // What is made with nothing in it says nothing.
    (field) => !isNothing(before?.[field]) || !isNothing(after?.[field]),
  );
  if (fields.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {fields.map((field) => {
        const was = before !== null && field in before;
        const is = after !== null && field in after;
        return (
          <div key={field}>
            <dt>{fieldName(t, field)}</dt>
            <dd>
              {was && (
                <del>
                  <span className="visuallyHidden">{t('Before:')} </span>
                  <Value field={field} value={before[field]} names={names} />
                </del>
              )}
              {was && is && <Icon name="arrow-right" size="sm" />}
              {is && (
                <ins>
                  <span className="visuallyHidden">{t('After:')} </span>
                  <Value field={field} value={after[field]} names={names} />
                </ins>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** What the program calls something: `closeDiscussion`. */
const IDENTIFIER = /^[a-z]+(?:[A-Z][a-z]+)+$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

interface ValueProps {
  field: string;
  value: unknown;
  names: ChangesProps['names'];
}

function Value({ field, value, names }: ValueProps) {
  const { t } = useTranslator();
  if (typeof value === 'string' && MOMENT.test(value)) return <TimeAgo date={value} form="extended" />;
  return <bdi>{textOf(value)}</bdi>;

  function textOf(each: unknown): string {
    if (isNothing(each)) return '—';
    if (typeof each === 'string') return IDENTIFIER.test(each) ? asWords(each) : each;
    if (typeof each === 'boolean') return each ? t('Yes') : t('No');
    if (Array.isArray(each)) return each.map(textOf).join(', ');
    const type = recordTypeOfField(field);
    if (type && typeof each === 'number') return names[`${type}:${each}`] ?? `#${each}`;
    return typeof each === 'object' ? JSON.stringify(each) : String(each);
  }
}
