import { Card } from '../../../../platform/ui/Card/Card.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import type { IconName } from '../../../../platform/ui/icons/icon-names.ts';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { AdminPagesProps, ShownAdminPage } from '../../admin-pages.contract.ts';
import styles from './AdminPages.module.css';

/** Cards that lead to pages where something is managed, under the names of their groups where there are several. */
export function AdminPages({ title, groups }: AdminPagesProps) {
  const { t } = useTranslator();
  const hasNames = groups.length > 1;
  return (
    <div>
      <PageHead title={t(title)} />
      {groups.map(({ id, name, pages }) => (
        <section key={id} className={styles.group} aria-label={hasNames ? t(name) : undefined}>
          {hasNames && <h2 className={styles.heading}>{t(name)}</h2>}
          <ul className={styles.pages}>
            {pages.map((page) => (
              <li key={page.id}>
                <Page page={page} headingLevel={hasNames ? 3 : 2} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Page({ page, headingLevel }: { page: ShownAdminPage; headingLevel: 2 | 3 }) {
  const { t } = useTranslator();
  return (
    <Card
      href={page.url}
      headingLevel={headingLevel}
      className={styles.page}
      title={
        <span className={styles.name}>
          <Icon name={page.icon as IconName} size="md" className={styles.icon} />
          {t(page.title)}
        </span>
      }
    >
      <p>{t(page.description)}</p>
    </Card>
  );
}
