// Ways to hand a post on that need nothing else.
import { MenuButton, MenuLink } from '../../../../platform/ui/Menu/MenuItem.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ShareContext } from '../share-items.ts';
import { mailAddress } from '../shared-address.ts';
import { useCopyLink } from '../use-copy-link.ts';

export function CopyLinkItem({ recordUrl }: ShareContext) {
  const { t } = useTranslator();
  const copyLink = useCopyLink();
  return (
    <MenuButton icon="link" onClick={() => copyLink(recordUrl)}>
      {t('Copy Link')}
    </MenuButton>
  );
}

export function MailLinkItem({ name, recordUrl }: ShareContext) {
  const { t } = useTranslator();
  return (
    <MenuLink icon="mail" href={mailAddress({ name, url: recordUrl })} data-closes="">
      {t('Email Link')}
    </MenuLink>
  );
}
