import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../platform/web/api/call.ts';
import type { inspectImportRun } from '../moving-in.contract.ts';
import { type UploadState, uploadExport } from './upload-export.ts';

/** The upload of this tab: whoever leaves goes on later, by choosing the same file. */
export function useUpload(partBytes: number, onChanged: () => void) {
  const [state, setState] = useState<UploadState>();
  const [problem, setProblem] = useState<string>();
  const upload = useRef<AbortController>(undefined);
  useEffect(() => () => upload.current?.abort(), []);
  const begin = useCallback(
    async (file: File): Promise<void> => {
      const controller = new AbortController();
      upload.current = controller;
      setProblem(undefined);
      try {
        const run = await uploadExport(file, partBytes, setState, controller.signal);
        const params = { importRunID: run.importRunID };
        if (run.status === 'uploaded')
          await call<typeof inspectImportRun>('POST /import-runs/:importRunID/inspection', { params });
      } catch (error) {
        if (!controller.signal.aborted) setProblem((error as Error).message);
      }
      setState(undefined);
      onChanged();
    },
    [partBytes, onChanged],
  );
  const pause = useCallback(() => upload.current?.abort(), []);
  return { state, problem, begin, pause };
}
