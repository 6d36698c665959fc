export const REASONS_PATH = '/dashboard/content/report-reasons';
