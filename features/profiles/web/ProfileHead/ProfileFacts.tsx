import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ProfileFact } from '../../profile-widgets.contract.ts';
import styles from './ProfileHead.module.css';

/** What somebody says of themselves, field by field. */
export function ProfileFacts({ facts }: { facts: ProfileFact[] }) {
  const { t } = useTranslator();
  if (facts.length === 0) return null;
  return (
    <dl className={styles.fields}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{t(fact.label)}</dt>
          <dd dir="auto">
            <Value {...fact} />
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
