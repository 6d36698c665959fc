import { Footer } from '../../ui/Footer/Footer.tsx';
import { useTranslator } from '../i18n/language.tsx';
import { useSite } from './site-context.tsx';

export function SiteFooter() {
  const { t } = useTranslator();
  const { siteName } = useSite();
  return (
    <Footer
      about={siteName}
      links={[
        { name: t('Posts'), href: '/discussions' },
        { name: t('Categories'), href: '/categories' },
        { name: t('Feed'), href: '/discussions/feed.rss' },
      ]}
    />
  );
}
