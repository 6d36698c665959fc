import { MenuButton } from '../../../../platform/ui/Menu/MenuItem.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useLocation } from '../../../../platform/web/router/screen.tsx';
import { useCopyLink } from '../../../discussions/web/use-copy-link.ts';
import { messageAnchor } from '../../conversation.address.ts';
import type { MessageItemProps } from '../message-options.ts';

/** For those who take part: nobody else can follow it. */
export function CopyMessageLink({ message: { messageID } }: MessageItemProps) {
  const { t } = useTranslator();
  const copyLink = useCopyLink();
  const { pathname } = useLocation();
  return (
    <MenuButton
      icon="link"
      onClick={() =>
        copyLink(`${location.origin}${pathname}?message=${messageID}#${messageAnchor(messageID)}`)
      }
    >
      {t('Copy Link')}
    </MenuButton>
  );
}
