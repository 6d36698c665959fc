import { CategoryPermissionsPage } from './CategoryPermissionsPage/CategoryPermissionsPage.tsx';
import { CategorySettingsPage } from './CategorySettingsPage/CategorySettingsPage.tsx';
import { OneCategoryPage } from './OneCategoryPage/OneCategoryPage.tsx';

export const categorySettingsPages = { CategoryPermissionsPage, CategorySettingsPage, OneCategoryPage };
