import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { RenderedBody } from '../../../../platform/web/RenderedBody/RenderedBody.tsx';
import type { ProfileFact } from '../../profile-widgets.contract.ts';
import styles from './ProfileHead.module.css';

/** What somebody says of themselves, field by field. */
export function ProfileFacts({ facts }: { facts: ProfileFact[] }) {
  const { t } = useTranslator();
  if (facts.length === 0) return null;
  return (
    <dl className={styles.fields}>
      {facts.map((fact, at) => (
        <div key={fact.label}>
          <dt>{t(fact.label)}</dt>
          <dd dir="auto" className={fact.html === undefined ? undefined : styles.written}>
            {fact.html === undefined ? (
              <Value {...fact} />
            ) : (
              <RenderedBody html={fact.html} id={`ProfileFact_${at}`} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ dataType, value }: ProfileFact) {
  const { t } = useTranslator();
  if (dataType === 'boolean') return value === true ? t('Yes') : t('No');
  if (dataType === 'date') return <Day moment={String(value)} />;
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** A day is the same one in every time zone. */
function Day({ moment }: { moment: string }) {
  const day = moment.slice(0, 10);
  return <time dateTime={day}>{day}</time>;
}
