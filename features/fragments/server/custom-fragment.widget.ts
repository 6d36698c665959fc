// A widget that is nothing but a fragment.
import { z } from 'zod';
import { text } from '../../../platform/server/layouts/prop-fields.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';

export const customFragmentWidget = widget({
  id: 'custom-fragment',
  component: 'CustomFragmentWidget',
  name: 'Custom Fragment',
  schema: z.looseObject({ name: text('Name', 'Widget', 100) }),
  fragmentTypes: ['CustomFragment'],
  hydrate: async (_ctx, { props }) => ({ ...props }),
});
