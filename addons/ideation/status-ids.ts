// The statuses that the product brings for ideas: see the migration. A community’s own are numbered from 10000 on.
export const ACTIVE = 11;
export const IN_REVIEW = 12;
export const IN_PROGRESS = 13;
export const COMPLETED = 14;
export const ALREADY_OFFERED = 15;
export const DECLINED = 16;
