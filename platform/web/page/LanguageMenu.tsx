// The languages of the site, each by its own name: who cannot read this page still finds theirs.
import type { chooseLocale } from '../../contract/languages/choose-locale.ts';
import { directionOf } from '../../contract/languages/languages.ts';
import { buttonClass } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Menu } from '../../ui/Menu/Menu.tsx';
import { MenuButton } from '../../ui/Menu/MenuItem.tsx';
import { showToast } from '../../ui/Toast/toast-store.ts';
import { call } from '../api/call.ts';
import { useTranslator } from '../i18n/language.tsx';
import styles from './LanguageMenu.module.css';

export function LanguageMenu({ languages }: { languages: readonly { locale: string; name: string }[] }) {
  const { t, locale: current } = useTranslator();
  const choose = async (locale: string) => {
    try {
      await call<typeof chooseLocale>('PUT /locales/choice', { body: { locale } });
      // Every text of the page is another one now, those of the title bar and of cached pages too.
      location.reload();
    } catch {
      showToast(t('The language could not be changed.'), { id: 'language', tone: 'error' });
    }
  };
  return (
    <Menu
      label={t('Language: {name}', {
        name: languages.find((each) => each.locale === current)?.name ?? current,
      })}
      face={
        <>
          <Icon name="languages" />
          <span lang={current}>{languages.find((each) => each.locale === current)?.name}</span>
        </>
      }
      faceClassName={buttonClass({ kind: 'text', size: 32 })}
      align="end"
      className={styles.language}
    >
      {languages.map(({ locale, name }) => (
        <MenuButton key={locale} isChecked={locale === current} onClick={() => choose(locale)}>
          <span lang={locale} dir={directionOf(locale)}>
            {name}
          </span>
        </MenuButton>
      ))}
    </Menu>
  );
}
