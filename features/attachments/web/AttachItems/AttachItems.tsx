// The items of the menus, and the forms that they open.
import type { ComponentType } from 'react';
import type { IconName } from '../../../../platform/ui/icons/icon-names.ts';
import { MenuButton } from '../../../../platform/ui/Menu/MenuItem.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { MenuForms } from '../../../../platform/web/menus/menu-option.ts';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import type { CommentOptionsSubject } from '../../../comments/web/comment-options.ts';
import type { DiscussionSubject } from '../../../discussions/web/discussion-options.ts';
import type { AttachableType, AttachmentIntegration } from '../../attachments.contract.ts';
import AttachForm from '../AttachForm/AttachForm.tsx';
import { offeredIntegrations } from '../offered-integrations.ts';

export function AttachToDiscussion({ discussion, onForm }: DiscussionSubject & MenuForms) {
  const { discussionID, insertUserID } = discussion;
  return (
    <Items recordType="discussion" recordID={discussionID} insertUserID={insertUserID} onForm={onForm} />
  );
}

export function AttachToComment({ comment, onForm }: CommentOptionsSubject & MenuForms) {
  const { commentID, insertUserID } = comment;
  return <Items recordType="comment" recordID={commentID} insertUserID={insertUserID} onForm={onForm} />;
}

interface Post {
  recordType: AttachableType;
  recordID: number;
}

function Items({ insertUserID, onForm, ...post }: Post & { insertUserID: number } & MenuForms) {
  const { t } = useTranslator();
  const integrations = offeredIntegrations(useSite(), post.recordType, insertUserID);
  return integrations.map((integration) => (
    <MenuButton
      key={integration.attachmentType}
      icon={integration.logoIcon as IconName}
      onClick={() => onForm(formOf(integration, post))}
    >
      {t(integration.label)}
    </MenuButton>
  ));
}

function formOf(integration: AttachmentIntegration, post: Post): ComponentType<{ onClose: () => void }> {
  return function FormOfIntegration({ onClose }) {
    return <AttachForm integration={integration} {...post} onClose={onClose} />;
  };
}
