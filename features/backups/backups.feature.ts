import type { Feature } from '../../platform/server/feature/feature.ts';
import { backupCommands } from './server/backup.commands.ts';

/** The whole site in one file, while it runs; back from it, in one step. */
export const backupsFeature: Feature = {
  name: 'backups',
  dependsOn: ['users', 'discussions'],
  commands: backupCommands,
};
