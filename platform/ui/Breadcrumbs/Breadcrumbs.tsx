import { CategoryKey, type KeyNumber } from '../CategoryKey/CategoryKey.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useUiLanguage } from '../language/language.tsx';
import styles from './Breadcrumbs.module.css';

export type Crumb = {
  name: string;
  /** Left out: plain text, for the page itself. */
  href?: string;
  keyNumber?: KeyNumber;
};

export type BreadcrumbsProps = {
  crumbs: Crumb[];
  /** Two ways on one page need two names. */
  label?: string;
};

export function Breadcrumbs({ crumbs, label }: BreadcrumbsProps) {
  const { translate } = useUiLanguage();
  if (crumbs.length === 0) return null;
  return (
    <nav className={styles.breadcrumbs} aria-label={label ?? translate('Breadcrumb')}>
      <ol className={styles.list}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.href ?? crumb.name} className={styles.crumb}>
            {index > 0 && <Icon name="chevron-right" isDirectional />}
            <CrumbText {...crumb} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function CrumbText({ name, href, keyNumber }: Crumb) {
  if (keyNumber) {
    return (
      <CategoryKey keyNumber={keyNumber} href={href}>
        {name}
      </CategoryKey>
    );
  }
  return href === undefined ? (
    <bdi aria-current="page">{name}</bdi>
  ) : (
    <a href={href}>
      <bdi>{name}</bdi>
    </a>
  );
}
