import { Footer } from '../../ui/Footer/Footer.tsx';
import { useTranslator } from '../i18n/language.tsx';
import { cachedComponent } from '../nodes/CachedFragment.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { useSite } from './site-context.tsx';

export const SiteFooter = cachedComponent('SiteFooter', () => {
  const { t } = useTranslator();
  const { siteName, languages } = useSite();
  return (
    <Footer
      about={<bdi>{siteName}</bdi>}
      links={[
        { name: t('Posts'), href: '/discussions' },
        { name: t('Categories'), href: '/categories' },
        { name: t('Feed'), href: '/discussions/feed.rss' },
        { name: t('Display'), href: '/display' },
        { name: t('API'), href: '/api/docs' },
      ]}
      end={languages && <LanguageMenu languages={languages} />}
    />
  );
});
