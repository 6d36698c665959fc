/** The address of a list or a thread, which all of its pages have in common: without its `/p2`. */
export const withoutPage = (path: string): string => path.replace(/\/p\d+\/?$/, '');
