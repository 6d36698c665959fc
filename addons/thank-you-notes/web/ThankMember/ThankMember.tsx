// A button at a member, for staff. The form is fetched when it opens.
import { hasPermission } from '@parley/addon-api/shared';
import { Button, type MemberActionProps, useMe, usePermissions, useTranslator } from '@parley/addon-api/web';
import { lazy, Suspense, useState } from 'react';

const SendNoteForm = lazy(() =>
  import('../SendNoteForm/SendNoteForm.tsx').then((loaded) => ({ default: loaded.SendNoteForm })),
);

export default function ThankMember({ userID, name, size }: MemberActionProps) {
  const { t } = useTranslator();
  const permissions = usePermissions();
  const me = useMe();
  const [isOpen, setIsOpen] = useState(false);
  if (!hasPermission(permissions, 'thankYouNotes.send') || me?.userID === userID) return null;
  return (
    <>
      <Button kind="text" icon="star" size={size} onClick={() => setIsOpen(true)}>
        {t('Send a thank-you note')}
      </Button>
      {isOpen && (
        <Suspense>
          <SendNoteForm userID={userID} name={name} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
