import { trustConfig } from '../../../platform/server/config/trust-config.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import type { SpamPageProps } from '../spam.states.ts';
import { spamConfig as config } from './spam.config.ts';
import { findWaves } from './waves/wave.queries.ts';

const LAST_WAVES = 20;

export const spamWidgets = [
  widget({
    id: 'spam.page',
    component: 'SpamPage',
    name: 'Spam',
    views: [],
    hydrate: async (ctx) => {
      if (!ctx.can('community.moderate')) return null;
      return {
        settings: {
          checksOn: ctx.setting(config.isOn),
          trustedPosts: ctx.setting(trustConfig.posts),
          similarPosts: ctx.setting(config.similarPosts),
          postsPerTenMinutes: ctx.setting(config.postsPerTenMinutes),
          writingSeconds: ctx.setting(config.writingSeconds),
          links: ctx.setting(config.links),
          raidMode: ctx.setting(config.raidMode),
        },
        waves: await findWaves(ctx, sql.raw('true'), { limit: LAST_WAVES }),
      } satisfies SpamPageProps;
    },
  }),
];
