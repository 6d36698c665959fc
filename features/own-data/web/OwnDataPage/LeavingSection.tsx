import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { DeleteOwnAccount } from '../../../account-deletion/web/DeleteOwnAccount/DeleteOwnAccount.tsx';
import styles from './OwnDataPage.module.css';

export function LeavingSection() {
  const { t } = useTranslator();
  return (
    <Panel>
      <section className={styles.section} aria-labelledby="leaving">
        <h2 id="leaving">{t('Delete your account')}</h2>
        <p className={styles.about}>
          {t(
            'For good. Before anything happens you see every row and file that goes, and what stays and why.',
          )}
        </p>
        <DeleteOwnAccount />
      </section>
    </Panel>
  );
}
