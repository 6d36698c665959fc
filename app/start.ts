// The first script of every page, and all that runs before its first frame: the others are asked for when it is shown.

import { waitBrieflyForStyles } from '../platform/web/start/late-styles.ts';
import { layOutInSteps } from '../platform/web/start/lay-out-in-steps.ts';
import { documentRead, firstFrameShown } from '../platform/web/start/page-moments.ts';
import { queueActions } from '../platform/web/start/queue-actions.ts';
import { showHiddenBody } from '../platform/web/start/show-hidden-body.ts';

waitBrieflyForStyles();
showHiddenBody();
const queue = queueActions();
// The first of them takes the page over; the others are what it imports.
const scripts = document.querySelector<HTMLElement>('[data-scripts]')?.dataset.scripts?.split(' ') ?? [];
await firstFrameShown();
for (const href of scripts) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
await documentRead();
await layOutInSteps();
try {
  const client: typeof import('./client.tsx') = await import(/* @vite-ignore */ scripts[0] as string);
  await client.pageHydrated;
  await queue.replay();
} catch (error) {
  queue.discard();
  throw error;
}
