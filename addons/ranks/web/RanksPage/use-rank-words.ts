import { useTranslator } from '@parley/addon-api/web';
import { ABILITY_NAMES, type Ability } from '../../ranks.abilities.ts';
import type { CRITERION_PERMISSIONS, Rank } from '../../ranks.contract.ts';
import type { RanksPageProps } from '../../ranks.states.ts';

/** What a rank asks for and allows, in words. */
export function useRankWords(roles: RanksPageProps['roles']) {
  const { t, plural } = useTranslator();
  const abilities: Record<Ability, string> = {
    avatar: t('Change the own photo'),
    conversationsAdd: t('Start conversations'),
    curation: t('Curate posts'),
    signature: t('Have a signature'),
  };
  const permissions: Record<(typeof CRITERION_PERMISSIONS)[number], string> = {
    'site.manage': t('Manage the site'),
    'community.moderate': t('Moderate the community'),
  };
  const criteriaOf = ({ criteria }: Pick<Rank, 'criteria'>): string[] => {
    const { points, posts, time, roleID, permission, manual } = criteria;
    if (manual) return [t('Given by hand')];
    const role = roles.find((each) => each.roleID === roleID);
    const words = [
      points && plural(points, { one: '{count} point', other: '{count} points' }),
      posts && plural(posts, { one: '{count} post', other: '{count} posts' }),
      time && t('Member for {time}', { time }),
      role && t('Role: {name}', { name: role.name }),
      permission && permissions[permission],
    ].filter((each): each is string => Boolean(each));
    return words.length > 0 ? words : [t('Every member')];
  };
  const abilitiesOf = (rank: Pick<Rank, 'abilities'>) =>
    ABILITY_NAMES.filter((name) => rank.abilities[name]).map((name) => abilities[name]);
  return { abilities, permissions, criteriaOf, abilitiesOf };
}
