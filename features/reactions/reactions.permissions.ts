import { definePermissions } from '../../platform/contract/permission-definition.ts';
import type { NamesOf } from '../../platform/contract/permission-names.ts';

export const reactionPermissions = definePermissions('Reactions', {
  'reactions.positive.add': { label: 'React positively', newRoles: 'session.valid' },
  'reactions.negative.add': { label: 'React negatively', newRoles: 'session.valid' },
  'reactions.view': { label: 'See who reacted', newRoles: 'session.valid' },
});

declare module '../../platform/contract/permission-names.ts' {
  interface PermissionNames extends NamesOf<typeof reactionPermissions> {}
}
