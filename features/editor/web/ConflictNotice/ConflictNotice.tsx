import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';

/** Stands above words that could not be saved because somebody else changed the same post. They stay in the form. */
export function ConflictNotice({ href }: { /** Where the others' words stand. */ href: string }) {
  const { t } = useTranslator();
  return (
    <Notice tone="warning" role="alert">
      {t('Somebody else changed this while you were writing. Your words are still here.')}{' '}
      <a href={href} target="_blank" rel="noopener">
        {t('Look at theirs in a new tab')}
      </a>
      {'. '}
      {t('If you save again, yours take their place.')}
    </Notice>
  );
}
