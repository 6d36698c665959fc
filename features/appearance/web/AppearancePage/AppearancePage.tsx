import { Card } from '../../../../platform/ui/Card/Card.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import type { IconName } from '../../../../platform/ui/icons/icon-names.ts';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { AppearancePageProps, AppearancePlace } from '../../appearance.contract.ts';
import styles from './AppearancePage.module.css';

interface Place {
  href: string;
  icon: IconName;
  name: string;
  description: string;
}

const PLACES: Readonly<Record<AppearancePlace, Place>> = {
  branding: {
    href: '/appearance/branding',
    icon: 'image',
    name: 'Branding',
    description: 'Name, logos, icons, and the pictures that others see of the community.',
  },
  themes: {
    href: '/appearance/themes',
    icon: 'palette',
    name: 'Themes',
    description: 'Colours, fonts, corners, banner: choose a theme, change a copy of it, try it out first.',
  },
  layouts: {
    href: '/appearance/layouts',
    icon: 'layout-template',
    name: 'Layouts',
    description: 'What stands on which kind of page, and in what order.',
  },
  fragments: {
    href: '/appearance/fragments',
    icon: 'code',
    name: 'Fragments',
    description: 'Code of your own that draws a part of a page in place of the product.',
  },
  pages: {
    href: '/appearance/pages',
    icon: 'file-text',
    name: 'Pages',
    description:
      'Pages at addresses of your own: house rules, a welcome, help, for everybody or for some roles.',
  },
  navigation: {
    href: '/appearance/navigation',
    icon: 'menu',
    name: 'Navigation',
    description: 'The items of the title bar, by language, role and permission.',
  },
  languages: {
    href: '/appearance/languages',
    icon: 'languages',
    name: 'Languages',
    description: 'Languages of the interface, names of categories in each, and any text in your own words.',
  },
  styleGuide: {
    href: '/appearance/style-guides',
    icon: 'layers',
    name: 'Style guide',
    description: 'Every component in every state, under the theme of this page.',
  },
};

export function AppearancePage({ places }: AppearancePageProps) {
  const { t } = useTranslator();
  return (
    <div>
      <PageHead title={t('Appearance')} />
      <ul className={styles.places}>
        {places.map((key) => {
          const { href, icon, name, description } = PLACES[key];
          return (
            <li key={key}>
              <Card
                href={href}
                headingLevel={2}
                className={styles.place}
                title={
                  <span className={styles.name}>
                    <Icon name={icon} size="md" className={styles.icon} />
                    {t(name)}
                  </span>
                }
              >
                <p>{t(description)}</p>
              </Card>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
