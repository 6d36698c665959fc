/** On the server nobody goes anywhere. */
export const onServer = { navigate: () => {}, revalidate: async () => {}, prepare: async () => {} };
