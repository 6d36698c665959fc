export const VIEW_AS_PATH = '/dashboard/view-as';

/** The page with the person chosen already: this member, anybody with this role, or a guest. */
export function viewAsPath(who: { userID?: number; roleID?: number }, to: string): string {
  const query = new URLSearchParams({
    ...(who.userID !== undefined && { userID: String(who.userID) }),
    ...(who.roleID !== undefined && { roleID: String(who.roleID) }),
    to,
  });
  return `${VIEW_AS_PATH}?${query}`;
}

/** Takes the form of the bar. */
export const END_VIEW_AS_PATH = '/view-as/end';
