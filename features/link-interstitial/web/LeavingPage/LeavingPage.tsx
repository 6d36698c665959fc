import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { LeavingPageProps } from '../../link-interstitial.contract.ts';
import styles from './LeavingPage.module.css';

/** Says where a link leads, as text; it is followed by pressing a button, and by nothing else. */
export function LeavingPage({ siteName, href, host }: LeavingPageProps) {
  const { t } = useTranslator();
  const at = href.indexOf(host);
  return (
    <EmptyState
      icon="external-link"
      headingLevel={1}
      title={t('You are leaving {siteName}', { siteName })}
      action={
        <>
          <LinkButton href={href} kind="primary" rel="nofollow noopener noreferrer ugc">
            {t('Continue to {host}', { host })}
          </LinkButton>
          <LinkButton href="/">{t('Back to home page')}</LinkButton>
        </>
      }
    >
      <p>{t('The link leads to another site, for which this community does not answer:')}</p>
      <p className={styles.address} dir="ltr">
        {href.slice(0, at)}
        <b>{host}</b>
        {href.slice(at + host.length)}
      </p>
    </EmptyState>
  );
}
