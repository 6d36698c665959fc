/** The greatest number that the columns of the database take; whole numbers that are sent are `z.int32()`. */
export const MAX_INTEGER = 2_147_483_647;
