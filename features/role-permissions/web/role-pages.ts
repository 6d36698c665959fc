// The pages about roles, loaded where one of them is opened.
import { RolePermissionsPage } from './RolePermissionsPage/RolePermissionsPage.tsx';
import { RolesPage } from './RolesPage/RolesPage.tsx';

export const rolePages = { RolePermissionsPage, RolesPage };
