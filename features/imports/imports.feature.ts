import type { Feature } from '../../platform/server/feature/feature.ts';
import { importCommand } from './server/import.command.ts';
import { findOldPath } from './server/old-paths.ts';

export const importsFeature: Feature = {
  name: 'imports',
  dependsOn: [
    'users',
    'roles',
    'categories',
    'discussions',
    'comments',
    'tags',
    'post-types',
    'reactions',
    'profile-fields',
    'media',
    'search',
  ],
  tables: { readableByOthers: ['imported_members'] },
  commands: [importCommand],
  findMovedPath: findOldPath,
};
