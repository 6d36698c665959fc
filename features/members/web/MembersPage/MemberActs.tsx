import { type ComponentType, useState } from 'react';
import { hasPermission } from '../../../../platform/contract/permission.ts';
import type { PermissionName } from '../../../../platform/contract/permission-names.ts';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import type { IconName } from '../../../../platform/ui/icons/icon-names.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePermissions } from '../../../../platform/web/page/site-context.tsx';
import { useMayMessage } from '../../../conversations/web/use-may-message.ts';
import type { MemberRow } from '../../members.contract.ts';
import { BanForm } from '../MemberForms/BanForm.tsx';
import { ConfirmForm } from '../MemberForms/ConfirmForm.tsx';
import { DeleteForm } from '../MemberForms/DeleteForm.tsx';
import { MessageForm } from '../MemberForms/MessageForm.tsx';
import type { MemberFormProps } from '../MemberForms/member-form.ts';
import { RolesForm } from '../MemberForms/RolesForm.tsx';
import styles from './Members.module.css';
import type { Selected } from './MemberTable.tsx';

interface MemberActsProps {
  selected: readonly MemberRow[];
  onSelect: (selected: Selected) => void;
  onDone: () => void;
}

interface Act {
  name: string;
  icon: IconName;
  permission: PermissionName;
  Form: ComponentType<MemberFormProps>;
  isDanger?: boolean;
}

/** Stays at the lower edge while somebody is selected. */
export function MemberActs({ selected, onSelect, onDone }: MemberActsProps) {
  const { t, plural } = useTranslator();
  const permissions = usePermissions();
  const mayMessage = useMayMessage();
  const [open, setOpen] = useState<{ Form: Act['Form']; members: readonly MemberRow[] }>();
  const message: Act = {
    name: t('Message'),
    icon: 'mail',
    permission: 'conversations.add',
    Form: MessageForm,
  };
  const acts: Act[] = [
    ...(mayMessage ? [message] : []),
    { name: t('Roles'), icon: 'users', permission: 'users.edit', Form: RolesForm },
    { name: t('Ban'), icon: 'ban', permission: 'users.edit', Form: BanForm },
    { name: t('Confirm addresses'), icon: 'mail-check', permission: 'users.edit', Form: ConfirmForm },
    { name: t('Delete'), icon: 'trash-2', permission: 'users.delete', Form: DeleteForm, isDanger: true },
  ];
  const words =
    selected.length > 0 &&
    plural(selected.length, { one: '{count} member is selected', other: '{count} members are selected' });
  return (
    <>
      <p className="visuallyHidden" role="status">
        {words}
      </p>
      {words && (
        <section className={styles.acts} aria-label={t('Selected members')}>
          <span aria-hidden className={styles.count}>
            {words}
          </span>
          {acts
            .filter(({ permission }) => permissions && hasPermission(permissions, permission))
            .map(({ name, icon, Form, isDanger }) => (
              <Button
                key={name}
                size={32}
                icon={icon}
                kind={isDanger ? 'dangerText' : 'standard'}
                onClick={() => setOpen({ Form, members: selected })}
              >
                {name}
              </Button>
            ))}
          <Button size={32} kind="text" onClick={() => onSelect(new Map())}>
            {t('Clear selection')}
          </Button>
        </section>
      )}
      {open && (
        <open.Form
          members={open.members}
          onSettled={(ids, left) => {
            const still = new Set(left);
            onSelect(
              new Map(
                selected
                  .filter(({ userID }) => !ids.includes(userID) || still.has(userID))
                  .map((each) => [each.userID, each]),
              ),
            );
            onDone();
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
