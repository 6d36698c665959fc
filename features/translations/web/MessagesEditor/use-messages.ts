// The texts that are found, page by page.
import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '../../../../platform/web/api/call.ts';
import type { changeMessage, listMessages, Message, MessageText } from '../../../locales/locales.contract.ts';

export interface MessageQuery {
  locale: string;
  query: string;
  only: 'all' | 'changed' | 'missing';
}

/** Asked when somebody has stopped typing. */
const PAUSE = 250;

export function useMessages(question: MessageQuery) {
  const [rows, setRows] = useState<Message[]>();
  const [total, setTotal] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef(0);
  const { locale, query, only } = question;

  const ask = async (page: number) => {
    const number = ++latest.current;
    setFailed(false);
    try {
      const { body, headers } = await call<typeof listMessages>('GET /locales/:localeID/wordings', {
        params: { localeID: locale },
        query: { query, isChanged: only === 'changed', isMissing: only === 'missing', page },
      });
      // Of two questions on the way the later one counts.
      if (number !== latest.current) return;
      setTotal(Number(headers.get('x-app-page-result-count') ?? body.length));
      setRows((known = []) => (page === 1 ? body : [...known, ...body]));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (number === latest.current) setFailed(true);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked decides, not who asks.
  useEffect(() => {
    const timer = setTimeout(() => void ask(1), rows === undefined ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [locale, query, only]);

  return {
    rows,
    total,
    hasFailed,
    more: () => ask(Math.floor((rows?.length ?? 0) / PAGE) + 1),
    retry: () => ask(1),
    put: (wording: Message) =>
      setRows((known = []) => known.map((each) => (each.wording === wording.wording ? wording : each))),
  };
}

const PAGE = 30;

export async function sendMessage(
  locale: string,
  wording: string,
  own: MessageText | null,
): Promise<Message> {
  const { body } = await call<typeof changeMessage>('PATCH /locales/:localeID/wordings', {
    params: { localeID: locale },
    body: { wording, own },
  });
  return body;
}
