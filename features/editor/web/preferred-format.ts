// In which format somebody writes: as they chose last, on whichever device, else as the site prefers.
import { call } from '../../../platform/web/api/call.ts';
import { useSite } from '../../../platform/web/page/site-context.tsx';
import { setViewerState, useViewerState } from '../../../platform/web/viewer/viewer-state.ts';
import type { patchWritingPreferences, WritingFormat } from '../writing-preferences.contract.ts';
import type { ComposerFormat } from './Composer/composer-props.ts';
import { isComposerFormat } from './editable-body.ts';

/** Before it is known who writes, the site decides. */
export function usePreferredFormat(): ComposerFormat {
  const { inputFormatter, onlyFormat } = useSite();
  const chosen = useViewerState('writingFormat');
  const preferred = String(inputFormatter ?? '').toLowerCase();
  return onlyFormat ?? chosen ?? (isComposerFormat(preferred) ? preferred : 'rich2');
}

/** What is being written goes on in it at once; where it cannot be stored, it holds until the page is left. */
export async function rememberFormat(format: WritingFormat): Promise<void> {
  setViewerState({ writingFormat: format });
  await call<typeof patchWritingPreferences>('PATCH /bodies/preferences', { body: { format } });
}
