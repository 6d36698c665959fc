import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePermission } from '../../../../platform/web/page/site-context.tsx';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';
import type { MemberActionProps } from '../../../profiles/web/member-actions.ts';

const RemovePostsForm = lazy(() => import('./RemovePostsForm.tsx'));

/** For those who delete others' posts somewhere; what it would remove is for the server to say. */
export function RemovePosts({ userID, name, size }: MemberActionProps) {
  const { t } = useTranslator();
  const me = useMe();
  const [isOpen, setIsOpen] = useState(false);
  const mayRemove = usePermission(['community.moderate', 'discussions.delete', 'comments.delete']);
  if (!me || me.userID === userID || !mayRemove) return null;
  return (
    <>
      <Button kind="text" icon="trash-2" size={size} onClick={() => setIsOpen(true)}>
        {t('Remove posts')}
      </Button>
      {isOpen && (
        <Suspense>
          <RemovePostsForm userID={userID} name={name} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
