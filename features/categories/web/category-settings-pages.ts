import { CategoryPermissionsPage } from './CategoryPermissionsPage/CategoryPermissionsPage.tsx';
import { CategorySettingsPage } from './CategorySettingsPage/CategorySettingsPage.tsx';

export const categorySettingsPages = { CategoryPermissionsPage, CategorySettingsPage };
