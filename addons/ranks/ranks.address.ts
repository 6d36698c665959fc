export const RANKS_PATH = '/dashboard/ranks';
