// Buttons at a member, for staff. The forms are fetched when they open.

import { hasPermission, slug } from '@parley/addon-api/shared';
import {
  Button,
  LinkButton,
  type MemberActionProps,
  useMe,
  usePermissions,
  useTranslator,
} from '@parley/addon-api/web';
import { lazy, Suspense, useState } from 'react';

const WarnForm = lazy(() => import('../WarnForm/WarnForm.tsx'));

function WarnMember({ userID, size, about, hasKeys }: MemberActionProps) {
  const { t } = useTranslator();
  const permissions = usePermissions();
  const me = useMe();
  const [isOpen, setIsOpen] = useState(false);
  if (!hasPermission(permissions, 'warnings.add') || me?.userID === userID) return null;
  return (
    <>
      <Button
        kind="text"
        icon="triangle-alert"
        size={size}
        aria-keyshortcuts={hasKeys ? 'w' : undefined}
        onClick={() => setIsOpen(true)}
      >
        {t('Warn')}
      </Button>
      {isOpen && (
        <Suspense>
          <WarnForm userID={userID} {...about} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Leads to what staff wrote down about them. */
function NotesOnMember({ userID, name, size }: MemberActionProps) {
  const { t } = useTranslator();
  const permissions = usePermissions();
  if (!hasPermission(permissions, ['userNotes.view', 'userNotes.add'])) return null;
  return (
    <LinkButton
      kind="text"
      icon="file-text"
      size={size}
      href={`/profile/staff-notes/${userID}/${slug(name)}`}
    >
      {t('Notes')}
    </LinkButton>
  );
}

export default function StaffActions(props: MemberActionProps) {
  return (
    <>
      <WarnMember {...props} />
      <NotesOnMember {...props} />
    </>
  );
}
