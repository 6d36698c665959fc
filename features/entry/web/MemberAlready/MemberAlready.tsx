import { withTarget } from '../../../../platform/contract/entry-address.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';

/** The way out of a form for those who need none. */
export function MemberAlready({ target }: { target: string }) {
  const { t } = useTranslator();
  const { signInUrl } = useSite();
  return (
    <>
      {t('A member already?')} <a href={withTarget(signInUrl, target)}>{t('Sign In')}</a>
    </>
  );
}
