import { selection, selectionSchema } from '../../../features/discussions/server/lists/list.selection.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';

/** A selection of questions alone. */
export const questionsWidget = widget({
  id: 'discussion.questions',
  component: 'DiscussionsWidget',
  name: 'Questions',
  schema: selectionSchema,
  hydrate: (ctx, input) => selection(ctx, input, { type: ['question'] }),
});
