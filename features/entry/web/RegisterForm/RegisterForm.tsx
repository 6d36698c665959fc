import { withTarget } from '../../../../platform/contract/entry-address.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import type { ProfileField } from '../../../profile-fields/profile-fields.contract.ts';
import type { JoiningWay } from '../../entry.states.ts';
import { ApplyForm } from '../ApplyForm/ApplyForm.tsx';
import type { CaptchaTerms } from '../Captcha/Captcha.tsx';
import { EntryNote } from '../EntryNote/EntryNote.tsx';
import { JoinForm } from '../JoinForm/JoinForm.tsx';

/** The page to register, in the way this site lets people in. */
export interface RegisterFormProps {
  target: string;
  way: JoiningWay;
  profileFields?: ProfileField[];
  captcha?: CaptchaTerms | null;
}

export function RegisterForm({ target, way, profileFields, captcha }: RegisterFormProps) {
  const { t } = useTranslator();
  const { signInUrl } = useSite();
  if (way === 'open' || way === 'captcha')
    return <JoinForm target={target} profileFields={profileFields} captcha={captcha} />;
  if (way === 'approval') return <ApplyForm target={target} />;
  const notes: Record<Exclude<JoiningWay, 'open' | 'captcha' | 'approval'>, string> = {
    invitation: t('Membership is by invitation: follow the link in yours, or ask a member for one.'),
    connect: t('There is nothing to register here: sign in with an account you have elsewhere.'),
  };
  return (
    <EntryNote
      title={t('Join the community')}
      tone="info"
      note={notes[way]}
      href={withTarget(signInUrl, target)}
      action={t('Sign In')}
    />
  );
}
