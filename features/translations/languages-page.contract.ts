// The page on which administrators look after the languages of the community: /appearance/languages.

export interface PageLanguage {
  locale: string;
  /** As it calls itself. */
  name: string;
  /** Of the add-on that brings it; absent: it is always there. */
  addonID?: string;
  isEnabled: boolean;
  /** How many texts the interface has, how many of them this language lacks, how many were changed here. */
  messages: { all: number; missing: number; own: number };
  /** The service that it names to translate into it. */
  translationService: string | null;
}

export interface LanguagesPageProps {
  languages: PageLanguage[];
  /** What the community wrote that can be translated: the ends of the addresses. */
  resources: string[];
  /** Those that are set up. */
  services: { type: string; name: string }[];
}
