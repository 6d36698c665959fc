/** Named by whatever shows the notes of a member. */
export const notesTag = (memberID: number): string => `thankYouNotes:${memberID}`;
