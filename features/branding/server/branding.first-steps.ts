import { wordings } from '../../../platform/contract/wordings.ts';
import { siteConfig } from '../../../platform/server/config/site-config.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { FirstStep } from '../../../platform/server/places/first-steps.ts';
import { logoKey } from '../../config/server/branding.config.ts';

const WORDS = wordings({
  title: 'Name and words',
  description: 'What the place is called, and one sentence about it for search engines and link previews.',
  name: 'Write',
  look: 'Choose a look',
  aboutLook: 'A logo of your own; themes are beside it, each light and dark.',
  choose: 'Choose',
});

const boolean = (is: boolean) => sql.raw(is ? 'true' : 'false');

export const nameStep: FirstStep = {
  id: 'name',
  position: 10,
  title: WORDS.title,
  description: WORDS.description,
  action: { name: WORDS.name, url: '/appearance/branding' },
  isDone: (ctx) =>
    boolean(
      ctx.setting(siteConfig.title) !== siteConfig.title.default &&
        ctx.setting(siteConfig.description) !== '',
    ),
};

export const lookStep: FirstStep = {
  id: 'look',
  position: 50,
  title: WORDS.look,
  description: WORDS.aboutLook,
  action: { name: WORDS.choose, url: '/appearance/branding' },
  isDone: (ctx) => boolean(ctx.setting(logoKey) !== ''),
};
