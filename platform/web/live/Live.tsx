import { Suspense } from 'react';
import { useAdditions } from '../nodes/use-additions.ts';
import { ConnectionLine } from './ConnectionLine/ConnectionLine.tsx';
import { liveParts } from './live-parts.ts';

/** Stands beside the page, for as long as the window is open. */
export function Live() {
  return (
    <>
      <ConnectionLine />
      <Suspense>
        <LiveParts />
      </Suspense>
    </>
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
