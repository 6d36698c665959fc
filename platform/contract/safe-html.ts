// Body HTML that the renderer made. Only this type may be put into a page as markup.
declare const brand: unique symbol;

export type SafeHtml = string & { readonly [brand]: 'SafeHtml' };
