export const LOGS_PATH = '/dashboard/logs';
