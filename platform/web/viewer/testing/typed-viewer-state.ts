// What does not compile, so that no page waits for a slice that nobody selects.
import { setViewerState, useViewerState } from '../viewer-state.ts';

/** Never called: the compiler reads it. */
export function useTypedViewerState(): void {
  // @ts-expect-error Nobody selects a slice of that name ...
  useViewerState('kettles');
  // @ts-expect-error ... so nobody changes it either.
  setViewerState({ kettles: [7] });
  // @ts-expect-error What is read of a slice is what is selected.
  void useViewerState('me')?.kettles;
}
