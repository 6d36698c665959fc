import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePermission } from '../../../../platform/web/page/site-context.tsx';
import type { MemberActionProps } from '../../../profiles/web/member-actions.ts';
import { newMessagePath } from '../../conversation.address.ts';

/** Writes to whose card or profile it is; nobody who is banned can read it. */
export function MessageButton({ name, isBanned, size }: MemberActionProps) {
  const { t } = useTranslator();
  if (!usePermission('conversations.add') || isBanned) return null;
  return (
    <LinkButton href={newMessagePath(name)} size={size} icon="message-square">
      {t('Message')}
    </LinkButton>
  );
}
