import type { TrustLevel } from '../../../../platform/contract/trust.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';

/** How the levels of trust are called, and who has them. */
export function useTrustNames(posts: number): Record<TrustLevel, { name: string; meaning: string }> {
  const { t, plural } = useTranslator();
  return {
    new: {
      name: t('New'),
      meaning: plural(posts, {
        one: 'Has fewer than {count} post that stands.',
        other: 'Has fewer than {count} posts that stand.',
      }),
    },
    regular: { name: t('Regular'), meaning: t('Has as many or more.') },
    trusted: { name: t('Trusted'), meaning: t('A moderator verified the account.') },
    staff: { name: t('Staff'), meaning: t('Looks after posts, everywhere or in a category.') },
  };
}
