// Every capability of the product: a folder with a manifest is one.
import type { Feature } from '../platform/server/feature/feature.ts';

const manifests = import.meta.glob<Record<string, Feature>>(
  ['../features/*/*.feature.ts', '../addons/*/*.feature.ts'],
  { eager: true },
);

export const features: Feature[] = Object.entries(manifests).map(([path, module]) => {
  const feature = Object.values(module).find((each) => typeof each?.name === 'string');
  if (!feature) throw new Error(`${path} exports no manifest.`);
  return feature;
});
