export const JOBS_PATH = '/dashboard/jobs';
