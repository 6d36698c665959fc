// Where a file is in the architecture: its layer, its capability, its side of the wire.

export interface Place {
  layer: 'platform' | 'features' | 'addon-api' | 'addons' | 'app' | 'around';
  // `features/users` and the like; undefined outside of capabilities.
  capability: string | undefined;
  // `shared` is what both sides may use; a manifest names the parts of both but runs on the server.
  side: 'server' | 'web' | 'ui' | 'shared' | 'manifest' | 'none';
  isContract: boolean;
  isTest: boolean;
}

const layers = ['platform', 'features', 'addon-api', 'addons', 'app'] as const;

// Of @parley/addon-api; the rest of it is for tests.
const ENTRIES: Record<string, Place['side']> = {
  'server.ts': 'server',
  'moderation.ts': 'server',
  'web.ts': 'web',
  'contract.ts': 'shared',
  'events.ts': 'shared',
  'shared.ts': 'shared',
};

export function placeOf(path: string): Place {
  const parts = path.split('/');
  const layer = layers.find((name) => name === parts[0]) ?? 'around';
  const isCapability = layer === 'features' || layer === 'addons';
  return {
    layer,
    capability: isCapability ? parts.slice(0, 2).join('/') : undefined,
    side: sideOf(layer, parts),
    isContract:
      /\.(contract|abilities|events)\.ts$/.test(path) ||
      /^(?:platform\/contract\/|addon-api\/(?:contract|events|shared)\.ts$)/.test(path),
    isTest:
      /\.(test|e2e)\.tsx?$/.test(path) ||
      parts.includes('testing') ||
      /^addon-api\/(?:e2e|testing)\.ts$/.test(path),
  };
}

function sideOf(layer: Place['layer'], parts: string[]): Place['side'] {
  if (layer === 'app' || layer === 'around') return 'none';
  if (layer === 'addon-api') return ENTRIES[parts[1] ?? ''] ?? 'none';
  const folder = parts[layer === 'platform' ? 1 : 2] ?? '';
  if (folder === 'server' || folder === 'web' || folder === 'ui') return folder;
  if (/\.feature\.ts$/.test(folder)) return 'manifest';
  if (/\.(?:web|additions)\.tsx?$/.test(folder)) return 'web';
  // Folders of data, such as layouts and demo content, belong to no side.
  return layer !== 'platform' && parts.length > 3 ? 'none' : 'shared';
}
