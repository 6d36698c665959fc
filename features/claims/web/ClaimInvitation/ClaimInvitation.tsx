import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ClaimInvitationProps } from '../../claims.states.ts';
import styles from './ClaimInvitation.module.css';

/** Quiet: of all who read the page, it is for one. */
export function ClaimInvitation({ source }: ClaimInvitationProps) {
  const { t } = useTranslator();
  return (
    <p className={styles.invitation}>
      {t('This account came along from {source}.', { source })} {t('Is this you?')}{' '}
      <a href="/entry/claim">{t('Claim this account')}</a>
    </p>
  );
}
