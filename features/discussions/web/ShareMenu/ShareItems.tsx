import { MenuButton, MenuLink } from '../../../../platform/ui/Menu/MenuItem.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { mailAddress } from '../shared-address.ts';
import { useCopyLink } from '../use-copy-link.ts';

export default function ShareItems(shared: { name: string; url: string }) {
  const { t } = useTranslator();
  const copyLink = useCopyLink();
  return (
    <>
      <MenuButton icon="link" onClick={() => copyLink(shared.url)}>
        {t('Copy Link')}
      </MenuButton>
      <MenuLink icon="mail" href={mailAddress(shared)} data-closes="">
        {t('Email Link')}
      </MenuLink>
    </>
  );
}
