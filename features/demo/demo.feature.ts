import type { Feature } from '../../platform/server/feature/feature.ts';
import { demoCommand } from './server/demo.command.ts';
import { demoListener } from './server/demo.listeners.ts';

export const demoFeature: Feature = {
  name: 'demo',
  dependsOn: [
    'users',
    'roles',
    'categories',
    'discussions',
    'comments',
    'post-types',
    'post-fields',
    'collections',
    'mentions',
    'tags',
    'reactions',
    'search',
    'imports',
    'media',
    'conversations',
  ],
  commands: [demoCommand],
  listeners: [demoListener],
};
