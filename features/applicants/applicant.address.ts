/** Where applications are decided about. */
export const APPLICANTS_PATH = '/dashboard/user/applicants';
