import { definePermissions, type NamesOf } from '@parley/addon-api/contract';

export const birthdayPermissions = definePermissions('Birthdays', {
  'cakes.bake': { label: 'Bake cakes', newRoles: false, defaultRoles: ['moderator', 'administrator'] },
});

declare module '@parley/addon-api/contract' {
  interface PermissionNames extends NamesOf<typeof birthdayPermissions> {}
}
