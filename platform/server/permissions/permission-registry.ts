// What roles can be granted: all that the features declare. Those of an add-on count while it is switched on; what was
// granted of them stays stored until it is on again.
import type { DefinedPermission } from '../../contract/permission-definition.ts';
import type { Config } from '../config/config.ts';
import type { Feature } from '../feature/feature.ts';
import type { Site } from '../site/site.ts';

export class PermissionRegistry {
  readonly all: readonly DefinedPermission[];
  readonly #byName: ReadonlyMap<string, DefinedPermission>;
  readonly #ordinary: ReadonlySet<string>;

  constructor(features: readonly Feature[]) {
    this.all = features.flatMap((feature) => Object.values(feature.permissions ?? {}));
    this.#byName = new Map(this.all.map((each) => [each.name, each]));
    this.#ordinary = new Set(this.newRoleDefaults({}));
  }

  get names(): readonly string[] {
    return this.all.map(({ name }) => name);
  }

  /** Those that are granted for single categories too. */
  get ofCategories(): readonly string[] {
    return this.all.filter((each) => each.resourceType === 'category').map(({ name }) => name);
  }

  find(name: string): DefinedPermission | undefined {
    return this.#byName.get(name);
  }

  /** What a role that can sign in gets beside what it was given. */
  newRoleDefaults(given: Readonly<Record<string, boolean>>): string[] {
    const isGranted = (name: string): boolean => {
      const value = given[name] ?? this.find(name)?.newRoles ?? false;
      return typeof value === 'string' ? isGranted(value) : value;
    };
    return this.names.filter((name) => given[name] === undefined && isGranted(name));
  }

  /** What every new role that can sign in is given: handing it on raises nobody. */
  isOrdinary(permission: string): boolean {
    return this.#ordinary.has(permission);
  }
}

const made = new WeakMap<readonly Feature[], PermissionRegistry>();

/** Of what is switched on. */
export function permissionsOf({ site, config }: { site: Site; config: Config }): PermissionRegistry {
  return registryOf(site.features.enabled(config));
}

/** Of all that is there, switched off or on. */
export function declaredPermissions(site: Site): PermissionRegistry {
  return registryOf(site.features.all);
}

function registryOf(features: readonly Feature[]): PermissionRegistry {
  const known = made.get(features) ?? new PermissionRegistry(features);
  made.set(features, known);
  return known;
}
