// Items of the options menu that are no buttons for forms.
import { MenuButton, MenuLink } from '../../../../platform/ui/Menu/MenuItem.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { EditLabel } from '../../../discussions/web/EditLabel/EditLabel.tsx';
import { mailAddress } from '../../../discussions/web/shared-address.ts';
import { useCopyLink } from '../../../discussions/web/use-copy-link.ts';
import type { CommentItemProps } from '../comment-options.ts';
import { useQuote } from '../use-quote.ts';

export function EditItem({ abilities, onEdit }: CommentItemProps) {
  return (
    <MenuButton icon="pencil" onClick={onEdit}>
      <EditLabel secondsLeft={abilities.editSecondsLeft} />
    </MenuButton>
  );
}

export function QuoteItem({ comment }: CommentItemProps) {
  const { t } = useTranslator();
  const quote = useQuote();
  return (
    <MenuButton icon="quote" onClick={() => quote(comment)}>
      {t('Quote')}
    </MenuButton>
  );
}

export function CopyLinkItem({ comment }: CommentItemProps) {
  const { t } = useTranslator();
  const copyLink = useCopyLink();
  return (
    <MenuButton icon="link" onClick={() => copyLink(comment.url)}>
      {t('Copy Link')}
    </MenuButton>
  );
}

export function MailLinkItem({ comment: { insertUser, url } }: CommentItemProps) {
  const { t } = useTranslator();
  const name = t('Comment by {name}', { name: insertUser?.name ?? '' });
  return (
    <MenuLink icon="mail" href={mailAddress({ name, url })} data-closes="">
      {t('Email Link')}
    </MenuLink>
  );
}
