import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';
import type { MemberActionProps } from '../../../profiles/web/member-actions.ts';
import { ignorePerson } from '../ignore-person.ts';

export function IgnoreButton({ userID, name, size }: MemberActionProps) {
  const { t } = useTranslator();
  const me = useMe();
  const [state, setState] = useState<'asked' | 'done'>();
  if (!me || me.userID === userID) return null;
  const ignore = async () => {
    setState('asked');
    setState((await ignorePerson(t, me.userID, { userID, name })) ? 'done' : undefined);
  };
  return (
    <Button
      kind="text"
      size={size}
      icon="eye-off"
      isBusy={state === 'asked'}
      disabled={state === 'done'}
      onClick={() => void ignore()}
    >
      {state === 'done' ? t('Ignored') : t('Ignore')}
    </Button>
  );
}
