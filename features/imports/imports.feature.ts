import type { Feature } from '../../platform/server/feature/feature.ts';
import { firstSteps } from '../../platform/server/places/first-steps.ts';
import { discourseImporter } from './server/discourse/discourse.importer.ts';
import { forumImporters } from './server/forum/forum-importers.ts';
import { importCommand, importCommandOf } from './server/import.command.ts';
import { importStep } from './server/import.first-step.ts';
import { importers } from './server/importers.ts';
import { findOldPath } from './server/old-paths.ts';
import { stackExchangeImporter } from './server/stackexchange/stack-exchange.importer.ts';

const allImporters = [discourseImporter, stackExchangeImporter, ...forumImporters];

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
  tables: {
    readableByOthers: ['imported_members'],
    leftOutOfExports: {
      imported_vote_totals: { reason: 'Of an import that is under way.' },
      imported_topics: { reason: 'Of an import that is under way.' },
    },
  },
  commands: [importCommand, ...allImporters.map(importCommandOf)],
  extensions: [firstSteps.add(importStep), ...allImporters.map((importer) => importers.add(importer))],
  findMovedPath: findOldPath,
};
