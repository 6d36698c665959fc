import { Suspense } from 'react';
import { useAdditions } from '../nodes/use-additions.ts';
import { liveParts } from './live-parts.ts';

/** Stands beside the page, for as long as the window is open. */
export function Live() {
  return (
    <Suspense>
      <LiveParts />
    </Suspense>
  );
}

function LiveParts() {
  return useAdditions(liveParts).map((Part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what features add stays in its order.
    <Suspense key={at}>
      <Part />
    </Suspense>
  ));
}
