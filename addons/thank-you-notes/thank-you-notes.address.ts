// Where a member's notes stand.
import { slug } from '@parley/addon-api/shared';

export const TAB = 'thanks';

export const thanksPath = (userID: number, name: string): string => `/profile/${TAB}/${userID}/${slug(name)}`;
