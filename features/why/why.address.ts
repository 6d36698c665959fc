export const WHY_PATH = '/dashboard/why';

/** The page with the question asked already. */
export function whyPath(recordType: string, recordID: number, act = 'see'): string {
  return `${WHY_PATH}?recordType=${recordType}&recordID=${recordID}&act=${act}`;
}
