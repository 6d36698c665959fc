export const BACKUPS_PATH = '/dashboard/backups';
/** The file of an export. */
export const EXPORT_PATH = '/dashboard/backups/:name/export.tar';
