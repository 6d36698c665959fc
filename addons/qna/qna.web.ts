import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

export const qnaWeb: WebFeature = {
  name: 'qna',
  widgets: {},
  later: [
    {
      names: ['AnswerThreadAsset'],
      load: async () => ({
        AnswerThreadAsset: (await import('./web/AnswerThreadAsset/AnswerThreadAsset.tsx')).AnswerThreadAsset,
      }),
    },
  ],
};
