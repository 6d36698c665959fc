// One setting for each kind of page: whether the layouts made for it are shown, or what comes with the product.
import { z } from 'zod';
import { type ConfigKey, configKey } from '../config/config-key.ts';

const KINDS: Readonly<Record<string, string>> = {
  home: 'home page',
  discussionList: 'lists of discussions',
  post: 'pages of posts',
  createPost: 'page on which posts are written',
  categoryList: 'list of categories',
  nestedCategoryList: 'pages of categories that hold categories',
  discussionCategoryPage: 'pages of categories that hold discussions',
};

export const layoutFlags: ReadonlyMap<string, ConfigKey<boolean>> = new Map(
  Object.entries(KINDS).map(([kind, words]) => [
    kind,
    configKey({
      key: `customLayout.${kind}`,
      schema: z.boolean(),
      default: true,
      read: 'public',
      write: 'site.manage',
      description: `Layouts made for the ${words} are shown; otherwise it is the template.`,
    }),
  ]),
);
