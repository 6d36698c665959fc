// Every capability of the product: a folder with a manifest is one.
import type { Feature } from '../platform/server/feature/feature.ts';

const manifests = import.meta.glob<Record<string, Feature>>(
  ['../features/*/*.feature.ts', '../addons/*/*.feature.ts'],
  { eager: true },
);

const contracts = import.meta.glob<Record<string, unknown>>(
  ['../features/*/*.contract.ts', '../addons/*/*.contract.ts'],
  { eager: true },
);

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

export const features: Feature[] = Object.entries(manifests).map(([path, module]) => {
  const feature = Object.values(module).find((each) => typeof each?.name === 'string');
  if (!feature) throw new Error(`${path} exports no manifest.`);
  const own = Object.entries(contracts).filter(([each]) => folderOf(each) === folderOf(path));
  return { ...feature, contracts: own.map(([, contract]) => contract) };
});
