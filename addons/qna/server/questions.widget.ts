import { selection, selectionSchema, widget } from '@parley/addon-api';
/** A selection of questions alone. */
export const questionsWidget = widget({
  id: 'discussion.questions',
  component: 'DiscussionsWidget',
  name: 'Questions',
  schema: selectionSchema,
  hydrate: (ctx, input) => selection(ctx, input, { type: ['question'] }),
});
