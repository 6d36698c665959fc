export const SETTINGS_PATH = '/dashboard/settings';
