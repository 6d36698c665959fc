import type { TrustLevel } from '../../contract/trust.ts';
import type { ConfigKey } from '../config/config-key.ts';
import { trustConfig } from '../config/trust-config.ts';
import type { Viewer } from './viewer.ts';

interface Asking {
  viewer: Viewer;
  setting<T>(key: ConfigKey<T>): T;
}

/** Of whoever asks; guests are new. Reads nothing: the facts come with the session. */
export function trustLevelOf(asking: Asking): TrustLevel {
  const { viewer } = asking;
  // Everywhere, or in one category.
  if (viewer.can(['community.moderate', 'posts.moderate'])) return 'staff';
  if (viewer.isVerified) return 'trusted';
  return !viewer.isGuest && viewer.countPosts >= asking.setting(trustConfig.posts) ? 'regular' : 'new';
}
