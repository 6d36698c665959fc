export const WHY_PATH = '/dashboard/why';

/** What refused pages lead to: why, as far as whoever was refused may know. */
export const OWN_WHY_PATH = '/why';

/** The page with the question asked already: about a guest, or this member. */
export function whyPath(recordType: string, recordID: number, act = 'see', userID?: number): string {
  const who = userID === undefined ? '' : `&userID=${userID}`;
  return `${WHY_PATH}?recordType=${recordType}&recordID=${recordID}&act=${act}${who}`;
}
