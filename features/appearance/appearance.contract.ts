/** In the order in which they are shown. */
export const APPEARANCE_PLACES = [
  'branding',
  'themes',
  'layouts',
  'fragments',
  'pages',
  'navigation',
  'languages',
  'styleGuide',
] as const;
export type AppearancePlace = (typeof APPEARANCE_PLACES)[number];

export interface AppearancePageProps {
  /** Those the viewer may open. */
  places: AppearancePlace[];
}
