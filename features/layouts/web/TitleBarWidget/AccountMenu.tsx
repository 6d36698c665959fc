// The account box. Who I am arrives behind the shared page; until then the box has its final size and no face.
import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { iconButtonClass } from '../../../../platform/ui/IconButton/IconButton.tsx';
import { Menu } from '../../../../platform/ui/Menu/Menu.tsx';
import { MenuLink, MenuSeparator } from '../../../../platform/ui/Menu/MenuItem.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import { useMe, useViewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import styles from './TitleBarWidget.module.css';

export function AccountMenu() {
  const { t } = useTranslator();
  const { signOutUrl } = useSite();
  const me = useMe();
  const counts = useViewerState<Record<string, number>>('counts');
  return (
    <Menu
      label={me ? t('Account: {name}', { name: me.name }) : t('Account')}
      face={<Avatar photoUrl={me?.photoUrl} size={28} />}
      faceClassName={iconButtonClass({ size: 36 })}
      width="lg"
    >
      {me && (
        <div className={styles.person}>
          <Avatar photoUrl={me.photoUrl} size={40} />
          <bdi className={styles.personName}>{me.name}</bdi>
        </div>
      )}
      <MenuLink href={me?.url ?? '/profile'} icon="user">
        {t('My profile')}
      </MenuLink>
      <MenuLink href="/profile/edit" icon="settings">
        {t('Edit profile')}
      </MenuLink>
      <MenuSeparator />
      <MenuLink href="/discussions/bookmarked" icon="bookmark" note={counts?.bookmarks}>
        {t('Bookmarks')}
      </MenuLink>
      <MenuLink href="/discussions/mine" icon="file-pen-line" note={counts?.discussions}>
        {t('My Posts')}
      </MenuLink>
      <MenuSeparator />
      <MenuLink href="/account/security" icon="key-round">
        {t('Security')}
      </MenuLink>
      <MenuLink href={signOutUrl} icon="log-out">
        {t('Sign Out')}
      </MenuLink>
    </Menu>
  );
}
