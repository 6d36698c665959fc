import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import styles from './PageEditor.module.css';

/** What has an editor of its own, with a draft and a preview of its own. */
export function FurtherEditors() {
  const { t } = useTranslator();
  return (
    <section className={styles.part}>
      <h3>{t('More')}</h3>
      <ul className={styles.links}>
        <li>
          <a href="/appearance/layouts">{t('Widgets and their places: layouts')}</a>
        </li>
        <li>
          <a href="/appearance/themes">{t('Colours, with their contrast: themes')}</a>
        </li>
        <li>
          <a href="/appearance/branding">{t('Name, logo and pictures')}</a>
        </li>
      </ul>
    </section>
  );
}
