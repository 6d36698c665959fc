// The files of a text that is being written: chosen, pasted or dropped, on their way, arrived or refused.
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../platform/web/api/call.ts';
import { problemText } from '../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../platform/web/i18n/language.tsx';
import { usePermission, useSite } from '../../../platform/web/page/site-context.tsx';
import type { MediaItem } from '../media.contract.ts';
import { fileProblem, type UploadRules } from '../upload-rules.ts';
import { type Upload, uploadFile } from './upload-file.ts';

export interface PendingFile {
  key: number;
  name: string;
  percent: number;
  problem?: string;
  /** It may go through at another time: the network was gone, or the site busy. */
  canRetry?: boolean;
}

export interface Uploads {
  /** Undefined where nobody may upload. */
  rules: UploadRules | undefined;
  pending: readonly PendingFile[];
  isBusy: boolean;
  add: (files: Iterable<File>) => void;
  /** Stops a file on its way, or takes a refused one off the list. */
  drop: (key: number) => void;
  /** Sends a file once more. */
  retry: (key: number) => void;
}

export function useUploads(onArrived: (item: MediaItem) => void): Uploads {
  const { t } = useTranslator();
  const site = useSite();
  const rules = usePermission('uploads.add') ? site.upload : undefined;
  const { pending, start, drop, retry } = useRunning(onArrived);
  const add = (files: Iterable<File>) => {
    if (!rules) return;
    for (const [index, file] of [...files].entries()) {
      const isOneTooMany = index >= rules.maxUploads;
      const count = String(rules.maxUploads);
      const problem = isOneTooMany
        ? t('At most {count} files can be uploaded at once.', { count })
        : fileProblem(file, rules, t);
      start(file, problem);
    }
  };
  const isBusy = pending.some((each) => each.problem === undefined);
  return { rules, pending, isBusy, add, drop, retry };
}

/** What is on its way stops when nobody is there any more to write it down. */
function useRunning(onArrived: (item: MediaItem) => void) {
  const [pending, setPending] = useState<readonly PendingFile[]>([]);
  const running = useRef(new Map<number, Upload>());
  const files = useRef(new Map<number, File>());
  const nextKey = useRef(1);
  const arrived = useRef(onArrived);
  arrived.current = onArrived;

  useEffect(() => {
    const uploads = running.current;
    return () => {
      for (const { cancel } of uploads.values()) cancel();
    };
  }, []);

  const change = (key: number, facts: Partial<PendingFile>) =>
    setPending((all) => all.map((each) => (each.key === key ? { ...each, ...facts } : each)));
  const drop = (key: number) => {
    running.current.get(key)?.cancel();
    running.current.delete(key);
    files.current.delete(key);
    setPending((all) => all.filter((each) => each.key !== key));
  };
  const send = async (key: number, file: File) => {
    try {
      const upload = uploadFile(file, (percent) => change(key, { percent }));
      running.current.set(key, upload);
      const item = await upload.done;
      drop(key);
      arrived.current(item);
    } catch (error) {
      running.current.delete(key);
      change(key, { problem: problemText(error), canRetry: isPassing(error) });
    }
  };
  const start = (file: File, problem: string | undefined) => {
    const key = nextKey.current++;
    const added = { key, name: file.name, percent: 0, ...(problem !== undefined && { problem }) };
    setPending((all) => [...all, added]);
    if (problem !== undefined) return;
    files.current.set(key, file);
    void send(key, file);
  };
  const retry = (key: number) => {
    const file = files.current.get(key);
    drop(key);
    if (file) start(file, undefined);
  };
  return { pending, start, drop, retry };
}

function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}
