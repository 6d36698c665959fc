export const REPAIRS_PATH = '/dashboard/repairs';
