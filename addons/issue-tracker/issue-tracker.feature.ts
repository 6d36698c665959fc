import { type Addon, attachmentProviders } from '@parley/addon-api';
import { issueTracker } from './server/issue.attachments.ts';
import { issueTrackerConfig } from './server/issue-tracker.config.ts';

/** Issues made of posts, where a team works on them. */
export const issueTrackerAddon: Addon = {
  name: 'issue-tracker',
  dependsOn: ['attachments'],
  addon: {
    key: 'issuetracker',
    name: 'Issue tracker',
    description: 'Posts become issues at GitHub, Gitea or Forgejo, and show what became of them.',
    configKey: 'plugins.issueTracker',
  },
  config: Object.values(issueTrackerConfig),
  extensions: [attachmentProviders.add(issueTracker)],
};
