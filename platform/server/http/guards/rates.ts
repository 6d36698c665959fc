// Who has drawn how much from which bucket: in Redis, where all processes of a site count together, or in this process alone
// where there is none, or while it is away.
import type { Redis } from '../../redis/redis.ts';
import { type Allowance, type Draw, drawOf, TokenBuckets } from './token-bucket.ts';

export interface Drawn {
  key: string;
  allowance: Allowance;
}

/** Looks into all buckets, and takes one from each where all have one. By Redis' own clock, the same for everybody. */
const DRAW = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local tokens, allowed, seen = {}, true, {}
for i, key in ipairs(KEYS) do
  local count = tonumber(ARGV[2 * i - 1])
  local pace = count / (tonumber(ARGV[2 * i]) * 1000)
  local bucket = redis.call('HMGET', key, 'tokens', 'at')
  tokens[i] = count
  if bucket[1] then tokens[i] = math.min(count, bucket[1] + math.max(0, now - bucket[2]) * pace) end
  if tokens[i] < 1 then allowed = false end
  seen[i] = tostring(tokens[i])
end
if allowed then
  for i, key in ipairs(KEYS) do
    local count = tonumber(ARGV[2 * i - 1])
    local pace = count / (tonumber(ARGV[2 * i]) * 1000)
    redis.call('HSET', key, 'tokens', tostring(tokens[i] - 1), 'at', tostring(now))
    redis.call('PEXPIRE', key, math.ceil((count - tokens[i] + 1) / pace))
  end
end
return seen`;

const GIVE_BACK = `
for i, key in ipairs(KEYS) do
  local tokens = redis.call('HGET', key, 'tokens')
  if tokens then
    redis.call('HSET', key, 'tokens', tostring(math.min(tonumber(ARGV[2 * i - 1]), tokens + 1)))
  end
end
return 0`;

export class Rates {
  readonly #redis: Redis | undefined;
  readonly #buckets = new TokenBuckets();

  constructor(redis?: Redis) {
    this.#redis = redis;
  }

  /** Takes one from each bucket where all of them have one; answers what each says. */
  async draw(concerned: readonly Drawn[]): Promise<Draw[]> {
    if (concerned.length === 0) return [];
    const tokens = await this.#ask(DRAW, concerned);
    if (tokens) return concerned.map(({ allowance }, at) => drawOf(Number(tokens[at]), allowance));
    const now = Date.now();
    const seen = concerned.map(({ key, allowance }) => this.#buckets.peek(key, allowance, now));
    if (seen.every(({ isAllowed }) => isAllowed))
      for (const { key, allowance } of concerned) this.#buckets.take(key, allowance, now);
    return seen;
  }

  async giveBack(concerned: readonly Drawn[]): Promise<void> {
    if (concerned.length === 0 || (await this.#ask(GIVE_BACK, concerned))) return;
    for (const { key, allowance } of concerned) this.#buckets.replay(key, allowance, Date.now());
  }

  /** undefined: it is not there, and this process counts by itself. */
  async #ask(script: string, concerned: readonly Drawn[]): Promise<unknown[] | undefined> {
    const redis = this.#redis;
    if (!redis?.isReady) return undefined;
    const keys = concerned.map(({ key }) => `${redis.prefix}:rate:${key}`);
    const values = concerned.flatMap(({ allowance }) => [String(allowance.count), String(allowance.seconds)]);
    try {
      const reply = await redis.ask(['EVAL', script, String(keys.length), ...keys, ...values]);
      return Array.isArray(reply) ? reply : [reply];
    } catch {
      return undefined;
    }
  }
}
