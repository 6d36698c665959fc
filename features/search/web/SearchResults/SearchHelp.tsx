import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import styles from './SearchResults.module.css';

const SIGNS = [
  { sign: '"hide glue"', says: 'these words side by side, in this order' },
  { sign: '-epoxy', says: 'not with this word' },
  { sign: 'varn*', says: 'words that begin like this' },
  { sign: 'oak OR ash', says: 'one or the other' },
] as const;

/** What can be written into the box. Opens without scripts. */
export function SearchHelp() {
  const { t } = useTranslator();
  return (
    <details className={styles.help}>
      <summary>
        <Icon name="circle-help" />
        {t('How to search')}
      </summary>
      <dl>
        {SIGNS.map(({ sign, says }) => (
          <div key={sign}>
            <dt>
              <code>{sign}</code>
            </dt>
            <dd>{t(says)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('Accents and capitals make no difference, and parts of words are found as well.')}</p>
    </details>
  );
}
