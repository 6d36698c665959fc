// What browsers are sent of a live topic; each is declared beside the topic, by add-ons through `@parley/addon-api`.
// biome-ignore lint/suspicious/noEmptyInterface: features add to it by declaration.
export interface LiveStates {}
