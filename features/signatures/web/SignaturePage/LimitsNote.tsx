import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { SignatureLimits } from '../../signatures.contract.ts';
import styles from './SignaturePage.module.css';

/** Said before somebody writes, not after. */
export function LimitsNote({ limits }: { limits: SignatureLimits }) {
  const { t, plural } = useTranslator();
  return (
    <div className={styles.note}>
      <p>{t('It stands below everything you write, on the site alone: never in mails or in the search.')}</p>
      <ul>
        <li>
          {plural(limits.maxLength, { one: 'Up to {count} character', other: 'Up to {count} characters' })}
        </li>
        <li>{plural(limits.maxLines, { one: 'Up to {count} line', other: 'Up to {count} lines' })}</li>
        <li>
          {limits.maxImages === 0
            ? t('No pictures')
            : plural(limits.maxImages, { one: 'Up to {count} picture', other: 'Up to {count} pictures' })}
        </li>
        <li>
          {limits.maxLinks === 0
            ? t('No links')
            : plural(limits.maxLinks, { one: 'Up to {count} link', other: 'Up to {count} links' })}
        </li>
      </ul>
    </div>
  );
}
