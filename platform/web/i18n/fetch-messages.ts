import { type Messages, NO_MESSAGES } from '../../contract/languages/translate.ts';

/** The messages of this page's language. A page without them would be rerendered in English: the network is asked twice. */
export async function fetchMessages(url: string | undefined): Promise<Messages> {
  if (!url) return NO_MESSAGES;
  const ask = async (): Promise<Messages> => {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    return answer.json();
  };
  return ask()
    .catch(ask)
    .catch((error) => {
      // biome-ignore lint/suspicious/noConsole: for whoever looks why the page is in English.
      console.warn('There are no messages of this language: texts are shown in English.', error);
      return NO_MESSAGES;
    });
}
