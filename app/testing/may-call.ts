// Who gets past the guards of each endpoint, asked about what an administrator wrote. Whoever adds an endpoint adds a row.
import { mayRead } from './may-read.ts';
import { mayWrite } from './may-write.ts';

export const mayCall: Readonly<Record<string, readonly string[]>> = { ...mayRead, ...mayWrite };
