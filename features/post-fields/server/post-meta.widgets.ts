import { z } from 'zod';
import { flag, headings } from '../../../platform/server/layouts/prop-fields.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import type { PostFieldValue } from '../post-fields.contract.ts';
import { type PostFieldRegistry, type PostFieldRow, postFieldsSnapshot } from './post-field.snapshot.ts';

/** What stands in the fields of the page's discussion: in the order of its type, what is left over last. */
export const postMetaAsset = widget({
  id: 'asset.postMeta',
  component: 'PostMetaAsset',
  name: 'Post Meta',
  schema: z.looseObject({
    ...headings,
    displayOptions: z
      .looseObject({ asMetas: flag('In one line', undefined, 'Beside each other, not as a table.') })
      .optional(),
  }),
  views: ['post'],
  hydrate: async (ctx, { props, params }) => {
    const discussion = params.discussion;
    const values = (discussion?.postMeta ?? {}) as Record<string, PostFieldValue>;
    if (!discussion || Object.keys(values).length === 0) return null;
    const registry = await ctx.snapshot(postFieldsSnapshot);
    const postFields = inOrder(registry, discussion.postTypeID).flatMap((field) => {
      const value = values[field.post_field_id];
      return value === undefined ? [] : [shown(field, value)];
    });
    return { displayOptions: { asMetas: false }, ...props, postFields };
  },
});

function inOrder(registry: PostFieldRegistry, postTypeID: string): PostFieldRow[] {
  return [...new Set([...registry.ofType(postTypeID), ...registry.all])];
}

function shown(field: PostFieldRow, value: PostFieldValue) {
  return {
    postFieldID: field.post_field_id,
    label: field.label,
    description: field.description,
    dataType: field.data_type,
    visibility: field.visibility,
    value,
  };
}
