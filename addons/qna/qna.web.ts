import type { WebFeature } from '@parley/addon-api/web';
import { AnswerThreadAsset } from './web/AnswerThreadAsset/AnswerThreadAsset.tsx';

export const qnaWeb: WebFeature = { name: 'qna', widgets: { AnswerThreadAsset } };
