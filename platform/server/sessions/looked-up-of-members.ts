// `extensions: [memberHas.add(mutes)]`. Of the product itself alone: where one of these statements failed, nobody could
// sign in.
import { ExtensionPoint } from '../feature/extension-point.ts';
import type { MemberHas } from './member-has.ts';

export const memberHas = new ExtensionPoint<MemberHas>();
