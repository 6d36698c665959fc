// Ways to hand a post on that need nothing else.
import { MenuButton, MenuLink } from '../../../../platform/ui/Menu/MenuItem.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { SharedPost } from '../share-items.ts';
import { mailAddress } from '../shared-address.ts';
import { useCopyLink } from '../use-copy-link.ts';

export function CopyLinkItem({ url }: SharedPost) {
  const { t } = useTranslator();
  const copyLink = useCopyLink();
  return (
    <MenuButton icon="link" onClick={() => copyLink(url)}>
      {t('Copy Link')}
    </MenuButton>
  );
}

export function MailLinkItem(shared: SharedPost) {
  const { t } = useTranslator();
  return (
    <MenuLink icon="mail" href={mailAddress(shared)} data-closes="">
      {t('Email Link')}
    </MenuLink>
  );
}
