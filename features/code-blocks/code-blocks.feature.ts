import type { Feature } from '../../platform/server/feature/feature.ts';

/** Listings in posts say their language and can be copied; all of it happens in the browser. */
export const codeBlocksFeature: Feature = { name: 'code-blocks', dependsOn: [] };
