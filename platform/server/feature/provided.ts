// What the platform needs to know and has no tables of: one feature of a site answers each. A site without such a feature
// has guests alone, no roles, and the layouts of its code.
import type { LayoutSource } from '../layouts/stored-layouts.ts';
import type { RoleSource } from '../permissions/permission-sets.ts';
import type { MemberSource } from '../sessions/member-source.ts';

export interface Provided {
  members: MemberSource;
  roles: RoleSource;
  layouts: LayoutSource;
}

interface Provider {
  name: string;
  addon?: object | undefined;
  provides?: Partial<Provided> | undefined;
}

/** Of features that are always there: an add-on may be switched off at any time. */
export function providedBy(features: readonly Provider[]): Partial<Provided> {
  const providers = new Map<string, string>();
  const provided: Partial<Provided> = {};
  for (const { name, addon, provides } of features) {
    if (addon || !provides) continue;
    for (const what of Object.keys(provides)) {
      const other = providers.get(what);
      if (other) throw new Error(`${other} and ${name} both provide the ${what} of the site.`);
      providers.set(what, name);
    }
    Object.assign(provided, provides);
  }
  return provided;
}
