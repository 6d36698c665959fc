// What an answer says of its failure besides its words: a way on, and in debug mode where it came from.
import type { ActionButton } from '../../contract/errors.ts';
import { LinkButton } from '../../ui/Button/Button.tsx';
import { useTranslator } from '../i18n/language.tsx';
import styles from './ProblemDetails.module.css';

export function ActionButtonLink({ button: { label, url, target } }: { button: ActionButton }) {
  return (
    <LinkButton href={url} {...(target && { target })}>
      {label}
    </LinkButton>
  );
}

/** Told to administrators alone, and only while the site is in debug mode. */
export function ProblemTrace({ trace }: { trace: readonly string[] }) {
  const { t } = useTranslator();
  return (
    <details>
      <summary>{t('Details of the error')}</summary>
      <pre className={styles.trace}>{trace.join('\n')}</pre>
    </details>
  );
}
