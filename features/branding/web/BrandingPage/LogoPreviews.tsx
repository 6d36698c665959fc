import { classNames } from '../../../../platform/ui/class-names.ts';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { Brand } from '../../../../platform/ui/TitleBar/Brand.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { type BrandingValues, NAME_BESIDE_LOGO } from '../../branding.contract.ts';
import styles from './Previews.module.css';

/** Title bars in both schemes: a dark logo that vanishes at night is seen before others see it. */
export function LogoPreviews({ values }: { values: BrandingValues }) {
  const { t } = useTranslator();
  return (
    <>
      {(['light', 'dark'] as const).map((scheme) => (
        <figure key={scheme} className={styles.figure}>
          <figcaption>{scheme === 'light' ? t('Light') : t('Dark')}</figcaption>
          <div className={styles.bars} data-theme={scheme} inert>
            <SeenBar values={values} />
            <SeenBar values={values} isCompact />
          </div>
        </figure>
      ))}
    </>
  );
}

function SeenBar({ values, isCompact = false }: { values: BrandingValues; isCompact?: boolean }) {
  const { t } = useTranslator();
  return (
    <div className={classNames(styles.bar, isCompact && styles.compact)}>
      {isCompact && <Icon name="menu" />}
      <Brand
        name={values['garden.title'] || t('Without a name')}
        logoUrl={values['branding.logo']}
        mobileLogoUrl={values['branding.mobileLogo']}
        hasNameBesideLogo={values[NAME_BESIDE_LOGO]}
      />
      {!isCompact && <span className={styles.entry}>{t('Posts')}</span>}
      <span className={styles.end}>
        <Icon name="search" />
      </span>
    </div>
  );
}
