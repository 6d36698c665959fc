// Where administrators see what is added to the site, switch it on and off, and read why one is off.
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { AddonsPageProps } from '../../addons.contract.ts';
import { AddonRow } from './AddonRow.tsx';
import styles from './AddonsPage.module.css';

export function AddonsPage({ addons, isSafeMode }: AddonsPageProps) {
  const { t } = useTranslator();
  return (
    <div className={styles.page}>
      <PageHead title={t('Add-ons')} />
      <p>
        {t('Each can be switched on and off while the site runs. What it has stored stays while it is off.')}
      </p>
      {isSafeMode && (
        <Notice tone="warning">
          {t('The site runs in safe mode: no add-on runs, whatever is switched on here.')}
        </Notice>
      )}
      {addons.length === 0 ? (
        <EmptyState title={t('No add-ons are installed.')} />
      ) : (
        <ul className={styles.addons}>
          {addons.map((addon) => (
            <AddonRow key={addon.addonID} addon={addon} />
          ))}
        </ul>
      )}
    </div>
  );
}
