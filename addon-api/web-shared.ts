// All of `web.ts` once more, for add-ons that were built apart: so its list of names is not in what every page loads.
export * from './web.ts';
