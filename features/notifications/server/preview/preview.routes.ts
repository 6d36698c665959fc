import { route } from '../../../../platform/server/http/route.ts';
import { getPreferencePreview } from '../../preview.contract.ts';
import { previewOf } from './preview.ts';

export const previewRoutes = [route(getPreferencePreview, (ctx) => previewOf(ctx))];
