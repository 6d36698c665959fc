import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import type { ProfileField } from '../../../profile-fields/profile-fields.contract.ts';
import { EntryNote } from '../EntryNote/EntryNote.tsx';
import { type Invitation, JoinForm } from '../JoinForm/JoinForm.tsx';

export interface InvitationFormProps {
  target: string;
  /** null: it was used, it lapsed, or it never was. */
  invitation: Invitation | null;
  profileFields?: ProfileField[];
}

/** Where the mail of an invitation leads. */
export function InvitationForm({ target, invitation, profileFields }: InvitationFormProps) {
  const { t } = useTranslator();
  const { signInUrl } = useSite();
  if (invitation) return <JoinForm target={target} invitation={invitation} profileFields={profileFields} />;
  return (
    <EntryNote
      title={t('This invitation is not valid any more')}
      tone="warning"
      note={t('Ask whoever invited you for a new one. If you have joined with it already, sign in.')}
      href={signInUrl}
      action={t('Sign In')}
    />
  );
}
