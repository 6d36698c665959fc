export const STATISTICS_PATH = '/dashboard/statistics';
