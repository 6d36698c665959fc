// A search of its own, in content.
import { z } from 'zod';
import {
  choice,
  containerOptions,
  cornerRadius,
  field,
  flag,
  headings,
  text,
} from '../../../platform/server/layouts/prop-fields.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { withStyles } from './backgrounds.ts';
import { styleClassOf } from './style-classes.ts';

const DOMAINS = {
  all: 'Everything',
  discussions: 'Posts',
  places: 'Places',
  members: 'Members',
  category: 'The category of the page',
} as const;

/** Of the search page, by what layouts call it. */
const DOMAIN_OF: Readonly<Record<string, string>> = {
  discussions: 'discussions',
  places: 'places',
  members: 'members',
};

const schema = z.looseObject({
  ...headings,
  domain: choice(DOMAINS, 'Searches').optional(),
  places: z.array(z.string().max(50)).max(20).optional(),
  postType: field(z.array(z.string().max(50)).max(20).optional(), 'Kinds of posts', { inputType: 'list' }),
  placeholder: text('Placeholder', 'Search', 200),
  borderRadius: cornerRadius,
  hideTitle: flag('Hide the title'),
  containerOptions,
});

export const searchWidget = widget({
  id: 'community-search',
  component: 'SearchWidget',
  name: 'Search',
  fragmentTypes: ['SearchFragment'],
  schema,
  hydrate: async (ctx, { props, params }) => {
    if (!ctx.can('discussions.view') && !ctx.can('profiles.view')) return null;
    const domain = props.domain ?? 'all';
    const category = params.category;
    const look = styleClassOf({ radius: props.borderRadius });
    return {
      ...withStyles(ctx, props, params),
      domain,
      formSchema: fieldsOf(domain, props.postType, category),
      ...(look && { look }),
    };
  },
});

/** What the form sends along: fields of the search page. */
function fieldsOf(
  domain: string,
  postType: string[] | undefined,
  category: { categoryID: number } | undefined,
): Record<string, string> {
  return {
    ...(DOMAIN_OF[domain] && { domain: DOMAIN_OF[domain] }),
    ...(domain === 'category' &&
      category && { categoryID: String(category.categoryID), includeChildCategories: 'true' }),
    ...(postType?.length && domain !== 'members' && { types: postType.join(',') }),
  };
}
