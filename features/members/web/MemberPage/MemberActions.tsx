import { type ComponentType, useState } from 'react';
import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePermission } from '../../../../platform/web/page/site-context.tsx';
import { useNavigate } from '../../../../platform/web/router/screen.tsx';
import { useMayMessage } from '../../../conversations/web/use-may-message.ts';
import type { endSessions } from '../../../users/sessions.contract.ts';
import { viewAsPath } from '../../../view-as/view-as.address.ts';
import { MEMBERS_PATH, memberPath } from '../../members.address.ts';
import type { MemberDetail } from '../../members.contract.ts';
import { BanForm } from '../MemberForms/BanForm.tsx';
import { ConfirmForm } from '../MemberForms/ConfirmForm.tsx';
import { DeleteForm } from '../MemberForms/DeleteForm.tsx';
import { MessageForm } from '../MemberForms/MessageForm.tsx';
import type { MemberFormProps } from '../MemberForms/member-form.ts';
import { RolesForm } from '../MemberForms/RolesForm.tsx';
import styles from './Member.module.css';

interface MemberActionsProps {
  member: MemberDetail;
  onChanged: () => void;
}

export function MemberActions({ member, onChanged }: MemberActionsProps) {
  const { t } = useTranslator();
  const navigate = useNavigate();
  const [open, setOpen] = useState<{ Form: ComponentType<MemberFormProps> }>();
  // Whoever was deleted has no page any more.
  const settle = (left: readonly number[]) =>
    open?.Form === DeleteForm && left.length === 0 ? navigate(MEMBERS_PATH) : onChanged();
  const { isBusy, run } = useTask('member');
  const mayMessage = useMayMessage();
  const mayViewAs = usePermission('site.manage');
  const { userID, url, actions, emailConfirmed } = member;
  const endAll = () =>
    run(async () => {
      await call<typeof endSessions>('DELETE /sessions', { query: { userID } });
      onChanged();
    }, t('Signed out everywhere.'));
  const forms: [boolean, string, ComponentType<MemberFormProps>, boolean?][] = [
    [mayMessage, t('Message'), MessageForm],
    [actions.edit, t('Roles'), RolesForm],
    [actions.edit && emailConfirmed === false && member.email !== null, t('Confirm addresses'), ConfirmForm],
    [actions.ban, member.isBanned ? t('Lift the ban') : t('Ban'), BanForm],
    [actions.delete, t('Delete'), DeleteForm, true],
  ];
  return (
    <div className={styles.acts}>
      <LinkButton size={32} href={url}>
        {t('Profile')}
      </LinkButton>
      {mayViewAs && (
        <LinkButton size={32} href={viewAsPath({ userID }, memberPath(userID))}>
          {t('View as')}
        </LinkButton>
      )}
      {forms.map(
        ([isOffered, name, Form, isDanger]) =>
          isOffered && (
            <Button
              key={name}
              size={32}
              kind={isDanger ? 'dangerText' : 'standard'}
              onClick={() => setOpen({ Form })}
            >
              {name}
            </Button>
          ),
      )}
      {actions.endSessions && (
        <Button size={32} isBusy={isBusy} onClick={() => void endAll()}>
          {t('Sign out everywhere')}
        </Button>
      )}
      {open && (
        <open.Form
          members={[member]}
          liftsBan={member.isBanned}
          onSettled={(_ids, left) => settle(left)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
