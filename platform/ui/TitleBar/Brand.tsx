import { classNames } from '../class-names.ts';
import { useUiLanguage } from '../language/language.tsx';
import styles from './Brand.module.css';

export type BrandProps = {
  name: string;
  href?: string;
  logoUrl?: string | null;
  /** Shown in compact mode instead. */
  mobileLogoUrl?: string | null;
  /** A logo that does not say it. */
  hasNameBesideLogo?: boolean;
};

/** A site's own logo, with the site's name where wanted, or the mark and the name. */
export function Brand({ name, href = '/', logoUrl, mobileLogoUrl, hasNameBesideLogo = false }: BrandProps) {
  const { translate } = useUiLanguage();
  const wide = logoUrl || mobileLogoUrl;
  const compact = mobileLogoUrl || logoUrl;
  const isOne = wide === compact;
  return (
    <a className={styles.brand} href={href} aria-label={translate('{name}, home', { name })}>
      {!wide && <Mark />}
      {wide && <img className={classNames(styles.logo, !isOne && styles.wide)} src={wide} alt="" />}
      {/* Lazy: the one that is not shown is not fetched. */}
      {compact && !isOne && (
        <img className={classNames(styles.logo, styles.compact)} src={compact} alt="" loading="lazy" />
      )}
      {(!wide || hasNameBesideLogo) && (
        <span className={styles.name} dir="auto">
          {name}
        </span>
      )}
    </a>
  );
}

export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
      <path className={styles.back} d="M11 3v14l-3.5-3H6a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z" />
      <path className={styles.front} d="M13 21V7l3.5 3H18a4 4 0 0 1 4 4v3a4 4 0 0 1-4 4z" />
    </svg>
  );
}
