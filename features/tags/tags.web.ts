import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import { PostTagsAsset, TagWidget } from './web/TagWidget/TagWidget.tsx';

export const tagsWeb: WebFeature = {
  name: 'tags',
  widgets: { PostTagsAsset, TagWidget },
  later: [
    {
      names: ['TagsOfForm'],
      load: () => import('./web/TagsOfForm/TagsOfForm.tsx').then(({ TagsOfForm }) => ({ TagsOfForm })),
    },
  ],
};
