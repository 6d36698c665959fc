import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePermission } from '../../../../platform/web/page/site-context.tsx';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';
import type { MemberActionProps } from '../member-actions.ts';

const BanForm = lazy(() => import('./BanForm.tsx'));

/** For those who may; whether the member is below them is for the server to say. */
export function BanMember(props: MemberActionProps) {
  const { t } = useTranslator();
  const me = useMe();
  const [isOpen, setIsOpen] = useState(false);
  const mayBan = usePermission(['community.moderate', 'users.edit']);
  if (!me || me.userID === props.userID || !mayBan) return null;
  return (
    <>
      <Button
        kind="text"
        icon="ban"
        size={props.size}
        aria-keyshortcuts={props.hasKeys ? 'b' : undefined}
        onClick={() => setIsOpen(true)}
      >
        {props.isBanned ? t('Lift the ban') : t('Ban')}
      </Button>
      {isOpen && (
        <Suspense>
          <BanForm {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
