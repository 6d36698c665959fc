// Who gets past the guards of an endpoint.
import type { Method } from '../../platform/contract/endpoint.ts';

export const everybody = ['guest', 'member', 'moderator', 'administrator'];
export const members = ['member', 'moderator', 'administrator'];
export const moderators = ['moderator', 'administrator'];
export const administrators = ['administrator'];
/** Nobody gets in with a wrong password. */
export const nobody: string[] = [];
/** What is not there counts as not permitted, and by the time administrators ask, moderators have deleted it. */
export const whileItIsThere = ['moderator'];

/** By method and path: `GET /tags`. */
export type WhoMayCall = Readonly<Record<`${Method} /${string}`, readonly string[]>>;
