import { type Catalogue, NO_CATALOGUE } from '../../contract/languages/translate.ts';

/** What this page's language says. A page without it would be drawn anew in English: the network is asked twice. */
export async function fetchCatalogue(url: string | undefined): Promise<Catalogue> {
  if (!url) return NO_CATALOGUE;
  const ask = async (): Promise<Catalogue> => {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    return answer.json();
  };
  return ask()
    .catch(ask)
    .catch(() => NO_CATALOGUE);
}
