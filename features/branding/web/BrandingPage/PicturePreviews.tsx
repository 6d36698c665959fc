import { Banner } from '../../../../platform/ui/Banner/Banner.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import type { BrandingValues } from '../../branding.contract.ts';
import styles from './Previews.module.css';

/** A link to the community elsewhere, and a banner on the picture of the community. */
export function PicturePreviews({ values }: { values: BrandingValues }) {
  const { t } = useTranslator();
  const { siteUrl } = useSite();
  const name = values['garden.title'] || t('Without a name');
  const shared = values['branding.shareImage'];
  const banner = values['branding.bannerImage'];
  return (
    <>
      <figure className={styles.figure}>
        <figcaption>{t('Shared link')}</figcaption>
        <div className={styles.link} inert>
          {shared ? (
            <img key={shared} className={styles.shared} src={shared} alt="" />
          ) : (
            <div className={styles.noPicture}>
              <Icon name="image" size="md" />
            </div>
          )}
          <div className={styles.linkText}>
            <bdi>{new URL(siteUrl).host}</bdi>
            <p className={styles.linkTitle} dir="auto">
              {name}
            </p>
            <p dir="auto">{values['garden.description'] || name}</p>
          </div>
        </div>
      </figure>
      <figure className={styles.figure}>
        <figcaption>{t('Banner')}</figcaption>
        <div className={styles.banner} inert>
          <Banner
            key={banner}
            headingLevel={2}
            title={values['garden.homepageTitle'] || t('How can we help you?')}
            description={values['garden.description'] && <bdi>{values['garden.description']}</bdi>}
            background={banner ? { imageUrl: banner, useOverlay: true } : undefined}
          />
        </div>
      </figure>
    </>
  );
}
