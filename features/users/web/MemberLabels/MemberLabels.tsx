import { RoleBadge } from '../../../../platform/ui/Badges/Badges.tsx';
import type { UserFragment } from '../../users.contract.ts';

/** What stands beside a member's name: title, roles, and what add-ons know of them. */
export function MemberLabels({ labels = [] }: Pick<UserFragment, 'labels'>) {
  return labels.map(({ text, tone, cssClass }) => (
    <RoleBadge key={text} tone={tone} className={cssClass}>
      {text}
    </RoleBadge>
  ));
}
