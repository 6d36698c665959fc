import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { fullReload } from '../../../../platform/web/router/full-reload.ts';
import type { signOut } from '../../../users/sessions.contract.ts';
import styles from '../EntryCard/EntryCard.module.css';
import { EntryCard } from '../EntryCard/EntryCard.tsx';
import { EntryNote } from '../EntryNote/EntryNote.tsx';

export interface SignOutFormProps {
  target: string;
  /** Nobody is signed in: there is nothing to ask. */
  isGuest?: boolean;
  /** Where one has been signed in by a provider: it may be left as well. */
  provider?: { name: string; url: string };
}

/** Asked for, not done by the visit: a picture on another site could otherwise sign people out. */
export function SignOutForm({ target, isGuest, provider }: SignOutFormProps) {
  const { t } = useTranslator();
  const form = useForm(
    [],
    async ({ leavesProvider }) => {
      await call<typeof signOut>('DELETE /sessions/current');
      fullReload(provider && leavesProvider === 'on' ? provider.url : target);
    },
    { isLeaving: true },
  );
  if (isGuest)
    return <EntryNote tone="info" title={t('Sign Out')} note={t('You are not signed in on this device.')} />;
  return (
    <EntryCard
      title={t('Sign Out')}
      lead={t('Do you want to sign out on this device?')}
      problem={form.problem}
    >
      <form className={styles.form} onSubmit={form.onSubmit}>
        {provider && (
          <Checkbox name="leavesProvider" label={t('Also sign out of {name}', { name: provider.name })} />
        )}
        <Button type="submit" kind="primary" isBlock isBusy={form.isBusy}>
          {t('Sign Out')}
        </Button>
        <LinkButton isBlock href={target}>
          {t('Cancel')}
        </LinkButton>
      </form>
    </EntryCard>
  );
}
