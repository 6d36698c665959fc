export const MOVING_IN_PATH = '/dashboard/moving-in';
export const IMPORT_REPORT_PATH = '/dashboard/moving-in/:importRunID/report.ndjson';
