import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useNameList } from '../../../../platform/web/i18n/use-name-list.ts';
import type { Audience } from '../../category-permissions.states.ts';

const ICONS = { everybody: 'globe', members: 'users', roles: 'lock' } as const;

export function AudienceWords({ audience }: { audience: Audience }) {
  const words = useAudienceWords();
  return (
    <>
      <Icon name={ICONS[audience.kind]} size="sm" /> {words(audience)}
    </>
  );
}

export function useAudienceWords(): (audience: Audience) => string {
  const { t } = useTranslator();
  const listOf = useNameList();
  return ({ kind, roles }) => {
    if (kind === 'everybody') return t('Everybody');
    if (kind === 'members') return t('Members');
    return roles.length > 0 ? listOf(roles) : t('Nobody');
  };
}
