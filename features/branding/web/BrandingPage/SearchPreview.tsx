import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import type { BrandingValues } from '../../branding.contract.ts';
import styles from './Previews.module.css';

/** A search engine's result for the home page. */
export function SearchPreview({ values }: { values: BrandingValues }) {
  const { t } = useTranslator();
  const { siteUrl } = useSite();
  const name = values['garden.title'] || t('Without a name');
  const icon = values['branding.favicon'] || '/favicon.svg';
  return (
    <figure className={styles.figure}>
      <figcaption>{t('Found by a search engine')}</figcaption>
      <div className={styles.result} inert>
        <div className={styles.source}>
          <img key={icon} src={icon} alt="" width={18} height={18} />
          <span>
            <bdi className={styles.sourceName}>{name}</bdi>
            <bdi>{new URL(siteUrl).host}</bdi>
          </span>
        </div>
        <p className={styles.resultTitle} dir="auto">
          {name}
        </p>
        <p className={styles.resultText} dir="auto">
          {values['garden.description'] || name}
        </p>
      </div>
    </figure>
  );
}
