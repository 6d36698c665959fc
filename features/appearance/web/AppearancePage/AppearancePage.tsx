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
  about: string;
}

function usePlaces(): Record<AppearancePlace, Place> {
  const { t } = useTranslator();
  return {
    branding: {
      href: '/appearance/branding',
      icon: 'image',
      name: t('Branding'),
      about: t('Name, logos, icons, and the pictures that others see of the community.'),
    },
    themes: {
      href: '/appearance/themes',
      icon: 'palette',
      name: t('Themes'),
      about: t('Colours, fonts, corners, banner: choose a theme, change a copy of it, try it out first.'),
    },
    layouts: {
      href: '/appearance/layouts',
      icon: 'layout-template',
      name: t('Layouts'),
      about: t('What stands on which kind of page, and in what order.'),
    },
    pages: {
      href: '/appearance/pages',
      icon: 'file-text',
      name: t('Pages'),
      about: t(
        'Pages at addresses of your own: house rules, a welcome, help, for everybody or for some roles.',
      ),
    },
    navigation: {
      href: '/appearance/navigation',
      icon: 'menu',
      name: t('Navigation'),
      about: t('The items of the title bar, by language, role and permission.'),
    },
    languages: {
      href: '/appearance/languages',
      icon: 'languages',
      name: t('Languages'),
      about: t('Languages of the interface, names of categories in each, and any text in your own words.'),
    },
    styleGuide: {
      href: '/appearance/style-guides',
      icon: 'layers',
      name: t('Style guide'),
      about: t('Every component in every state, under the theme of this page.'),
    },
  };
}

export function AppearancePage({ places }: AppearancePageProps) {
  const { t } = useTranslator();
  const all = usePlaces();
  return (
    <div>
      <PageHead title={t('Appearance')} />
      <ul className={styles.places}>
        {places.map((key) => {
          const { href, icon, name, about } = all[key];
          return (
            <li key={key}>
              <Card
                href={href}
                headingLevel={2}
                className={styles.place}
                title={
                  <span className={styles.name}>
                    <Icon name={icon} size="md" className={styles.icon} />
                    {name}
                  </span>
                }
              >
                <p>{about}</p>
              </Card>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
