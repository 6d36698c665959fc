export const ROLES_PATH = '/dashboard/roles';

export const rolePath = (roleID: number): string => `${ROLES_PATH}/${roleID}`;
