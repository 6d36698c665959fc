import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { SecurityPageProps } from '../../security-page.contract.ts';
import { ConnectionsSection } from '../ConnectionsSection/ConnectionsSection.tsx';
import { PasskeysSection } from '../PasskeysSection/PasskeysSection.tsx';
import styles from '../SecuritySection/SecuritySection.module.css';
import { SessionsSection } from '../SessionsSection/SessionsSection.tsx';
import { TokensSection } from '../TokensSection/TokensSection.tsx';
import { TwoFactorSection } from '../TwoFactorSection/TwoFactorSection.tsx';

export default function SecuritySections(props: SecurityPageProps) {
  const { t } = useTranslator();
  const { hasPassword, connections, tokens, connectProblem } = props;
  return (
    <div className={styles.sections}>
      {connectProblem && (
        <Notice tone="error" role="alert">
          {t(connectProblem)}
        </Notice>
      )}
      <TwoFactorSection initial={props.twoFactor} hasPassword={hasPassword} />
      <PasskeysSection initial={props.passkeys} hasPassword={hasPassword} />
      {connections.length > 0 && <ConnectionsSection initial={connections} hasPassword={hasPassword} />}
      <SessionsSection initial={props.sessions} userID={props.userID} />
      {tokens && <TokensSection initial={tokens} />}
    </div>
  );
}
