// What the product itself declares of permissions. Add-ons come and go.
import { features } from '../../../app/features.ts';
import type { DefinedPermission } from '../../../platform/contract/permission-definition.ts';

const declared = (isOfAddon: boolean): DefinedPermission[] =>
  features
    .filter((feature) => (feature.addon !== undefined) === isOfAddon)
    .flatMap(({ permissions }) => Object.values(permissions ?? {}));

const namesOf = (permissions: readonly DefinedPermission[]) => permissions.map(({ name }) => name);

export const GLOBAL_PERMISSIONS = namesOf(declared(false).filter((each) => !each.resourceType));
export const CATEGORY_PERMISSIONS = namesOf(
  declared(false).filter((each) => each.resourceType === 'category'),
);

const OF_ADDONS: ReadonlySet<string> = new Set(namesOf(declared(true)));

/** As the product itself grants them. */
export function withoutAddons<T>(permissions: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(permissions).filter(([name]) => !OF_ADDONS.has(name)));
}
