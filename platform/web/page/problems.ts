/** The status of a page that could not be asked for: no network, or nobody there. */
export const NOT_REACHED = 0;
