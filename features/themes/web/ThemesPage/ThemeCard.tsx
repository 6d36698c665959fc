import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { Menu } from '../../../../platform/ui/Menu/Menu.tsx';
import { MenuButton, MenuLink } from '../../../../platform/ui/Menu/MenuItem.tsx';
import { Tag } from '../../../../platform/ui/Tag/Tag.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ListedTheme } from '../../theme-pages.contract.ts';
import type { Theme } from '../../themes.contract.ts';
import { ThemeSample } from '../ThemeSample/ThemeSample.tsx';
import styles from './ThemesPage.module.css';

/** What the themes of the product are like. */
const CHARACTERS: Readonly<Record<string, string>> = {
  keystone: 'A precise instrument: hairlines, exact columns, cool greys and one blue.',
  folio: 'Calm and editorial: warm paper, ink, one blue, and rules in place of boxes.',
};

type Act = (theme: Theme) => void;

export interface ThemeCardProps extends ListedTheme {
  isPreviewed: boolean;
  isBusy: boolean;
  onPreview: Act;
  onApply: Act;
  onCopy: Act;
  onDelete: Act;
}

export function ThemeCard({ theme, isPreviewed, ...card }: ThemeCardProps) {
  const { t } = useTranslator();
  const scope = String(theme.themeID);
  return (
    <li className={styles.theme}>
      <div className={styles.samples}>
        <ThemeSample scope={scope} scheme="light" />
        <ThemeSample scope={scope} scheme="dark" />
      </div>
      <div className={styles.facts}>
        <div className={styles.nameLine}>
          <h2 dir="auto">{theme.name}</h2>
          {theme.current && (
            <Tag preset="success" icon="circle-check">
              {t('Current')}
            </Tag>
          )}
          {isPreviewed && (
            <Tag preset="primary" icon="eye">
              {t('Preview')}
            </Tag>
          )}
        </div>
        <p className={styles.about}>
          {scope in CHARACTERS ? t(CHARACTERS[scope] ?? '') : <About theme={theme} />}
        </p>
        <div className={styles.actions}>
          <CardActions theme={theme} {...card} />
        </div>
      </div>
    </li>
  );
}

function About({ theme }: { theme: Theme }) {
  const { t } = useTranslator();
  const template = theme.preview.info.Template?.value ?? '';
  const { revisionName, insertUser } = theme;
  const shown = revisionName
    ? t('On {template}. Revision “{name}”', { template, name: revisionName })
    : t('On {template}. Revision {number}', { template, number: theme.version });
  return (
    <>
      {shown}
      {insertUser && (
        <>
          {' · '}
          <bdi>{insertUser.name}</bdi>
        </>
      )}
    </>
  );
}

type ActionsProps = Omit<ThemeCardProps, 'isPreviewed' | 'variables' | 'parentKey'>;

function CardActions({
  theme,
  isBusy,
  onPreview,
  onApply,
  onCopy,
  onDelete,
}: Partial<ThemeCardProps> & ActionsProps) {
  const { t } = useTranslator();
  const { name, current, type, themeID } = theme;
  const isOwn = type === 'themeDB';
  return (
    <>
      {!current && (
        <Button kind="primary" size={32} disabled={isBusy} onClick={() => onApply(theme)}>
          {t('Apply')}
        </Button>
      )}
      <Button size={32} icon="eye" disabled={isBusy} onClick={() => onPreview(theme)}>
        {t('Preview')}
      </Button>
      {isOwn ? (
        <LinkButton size={32} icon="pencil" href={`/appearance/themes/${themeID}/edit`}>
          {t('Edit')}
        </LinkButton>
      ) : (
        <Button size={32} icon="copy" disabled={isBusy} onClick={() => onCopy(theme)}>
          {t('Make a copy')}
        </Button>
      )}
      {isOwn && (
        <Menu label={t('More for {name}', { name })} iconSize={36}>
          <MenuButton icon="copy" onClick={() => onCopy(theme)}>
            {t('Make a copy')}
          </MenuButton>
          <MenuLink icon="history" href={`/appearance/style-guides/${themeID}/revisions`}>
            {t('Revisions')}
          </MenuLink>
          <MenuButton icon="trash-2" isDanger disabled={current} onClick={() => onDelete(theme)}>
            {t('Delete')}
          </MenuButton>
        </Menu>
      )}
    </>
  );
}
