// See app/endpoints.test.ts. Whoever looks at a page is here.
export const writtenByAnybody: readonly string[] = ['online_visitors'];
