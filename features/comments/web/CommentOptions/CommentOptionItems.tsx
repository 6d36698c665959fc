import { MenuButton, MenuLink, MenuSeparator } from '../../../../platform/ui/Menu/MenuItem.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { EditLabel } from '../../../discussions/web/EditLabel/EditLabel.tsx';
import { mailAddress } from '../../../discussions/web/shared-address.ts';
import { useCopyLink } from '../../../discussions/web/use-copy-link.ts';
import { useQuote } from '../use-quote.ts';
import type { CommentFormName, CommentOptionsProps } from './CommentOptions.tsx';

type Props = CommentOptionsProps & { onForm: (form: CommentFormName) => void };

export default function CommentOptionItems({ comment, abilities: can, onEdit, onForm }: Props) {
  const { t } = useTranslator();
  const copyLink = useCopyLink();
  const quote = useQuote();
  return (
    <>
      {can.canEdit && (
        <MenuButton icon="pencil" onClick={onEdit}>
          <EditLabel secondsLeft={can.editSecondsLeft} />
        </MenuButton>
      )}
      {can.canDelete && (
        <MenuButton icon="trash-2" isDanger onClick={() => onForm('delete')}>
          {t('Delete')}
        </MenuButton>
      )}
      {can.canSeeReactionLog && !comment.isTombstone && (
        <MenuButton icon="smile" onClick={() => onForm('reactionLog')}>
          {t('Reaction Log')}
        </MenuButton>
      )}
      {(can.canEdit || can.canDelete || can.canSeeReactionLog) && <MenuSeparator />}
      {can.canQuote && (
        <MenuButton icon="quote" onClick={() => quote(comment)}>
          {t('Quote')}
        </MenuButton>
      )}
      <MenuButton icon="link" onClick={() => copyLink(comment.url)}>
        {t('Copy Link')}
      </MenuButton>
      <MenuLink
        icon="mail"
        href={mailAddress({
          name: t('Comment by {name}', { name: comment.insertUser?.name ?? '' }),
          url: comment.url,
        })}
        data-closes=""
      >
        {t('Email Link')}
      </MenuLink>
    </>
  );
}
