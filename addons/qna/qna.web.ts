import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import { AnswerThreadAsset } from './web/AnswerThreadAsset/AnswerThreadAsset.tsx';

export const qnaWeb: WebFeature = { name: 'qna', widgets: { AnswerThreadAsset } };
