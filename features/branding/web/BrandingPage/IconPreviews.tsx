import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import type { BrandingValues } from '../../branding.contract.ts';
import styles from './Previews.module.css';

/** A tab of a browser, and a phone: its home screen and the bar around its pages. */
export function IconPreviews({ values }: { values: BrandingValues }) {
  const { t } = useTranslator();
  const { siteUrl } = useSite();
  const name = values['garden.title'] || t('Without a name');
  const icon = values['branding.favicon'] || '/favicon.svg';
  const touchIcon = values['branding.touchIcon'] || '/icons/apple-touch-icon.png';
  const colour = values['branding.addressBarColor'];
  return (
    <>
      <figure className={styles.figure}>
        <figcaption>{t('Tab of a browser')}</figcaption>
        <div className={styles.tabs} inert>
          <div className={styles.tab}>
            <img key={icon} src={icon} alt="" width={16} height={16} />
            <bdi>{name}</bdi>
            <Icon name="x" size="sm" />
          </div>
        </div>
      </figure>
      <figure className={styles.figure}>
        <figcaption>{t('Phone')}</figcaption>
        <div className={styles.phones} inert>
          <div className={styles.phone}>
            <div className={styles.addressBar}>
              {/* The colour is a value of somebody’s, which style sheets cannot hold: drawn as a picture. */}
              {/^#[\da-f]{3,8}$/i.test(colour) && (
                <svg className={styles.fill} aria-hidden="true">
                  <rect width="100%" height="100%" fill={colour} />
                </svg>
              )}
              <bdi className={styles.address}>{new URL(siteUrl).host}</bdi>
            </div>
            <div className={styles.phonePage} />
          </div>
          <div className={styles.home}>
            <img key={touchIcon} className={styles.touchIcon} src={touchIcon} alt="" />
            <bdi>{name}</bdi>
          </div>
        </div>
      </figure>
    </>
  );
}
