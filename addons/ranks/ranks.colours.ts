// Classes of titles that have a colour from the start, in both schemes. Others are for a style sheet of the site's own.
export const RANK_COLOURS = ['rank-accent', 'rank-green', 'rank-amber', 'rank-red'] as const;
export type RankColour = (typeof RANK_COLOURS)[number];
