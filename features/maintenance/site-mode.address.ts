export const SITE_MODE_PATH = '/dashboard/maintenance';
