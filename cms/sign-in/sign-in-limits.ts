import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { addressRange } from '#schemas/lib/address-range.ts'

/** A sign-in attempt: account, client IP and browser. */
export interface SignInAttempt {
  email: string
  /** Null if unknown. */
  address: string | null
  /** Id of a browser that signed in to this account before. */
  deviceId: string | null
}

export interface SignInLimits {
  /** Counts an attempt before the password check, so that concurrent attempts count too. Returns the seconds to wait; 0 to proceed. */
  begin: (attempt: SignInAttempt) => Promise<number>
  /** Removes a successful attempt from the counters. */
  succeed: (attempt: SignInAttempt) => Promise<void>
  /** Removes an attempt whose password was correct but which began no session. Its address is not marked as trusted. */
  takeBack: (attempt: SignInAttempt) => Promise<void>
  /** Counts one proof of an account. Returns the seconds to wait; 0 to proceed. Only the right proof resets the counter of its kind. */
  beginProof: (kind: ProofKind, email: string) => Promise<number>
  succeedProof: (kind: ProofKind, email: string) => Promise<void>
  /** Counts password reset requests (with the account) and uses of links (without). */
  beginReset: (asked: { email: string | null; address: string | null }) => Promise<number>
}

/** The password of a signed-in person, a code of their second factor, the first code of a new one. */
export type ProofKind = 'password' | 'code' | 'enrolment'

type Scope = 'device' | 'pair' | 'address' | 'account' | ProofKind | 'reset' | 'reset-account'

/** Free failures per day, and the longest wait between attempts after that. Each further failure doubles the wait. */
const rules: Record<Scope, { free: number; longestWait: number }> = {
  // A browser that signed in to this account before. Attackers elsewhere cannot slow it.
  device: { free: 5, longestWait: 900 },
  // One account from one client IP.
  pair: { free: 5, longestWait: 900 },
  // All accounts from one client IP, which a whole dealership may share.
  address: { free: 20, longestWait: 300 },
  // One account from everywhere, except browsers and addresses that signed in to it before.
  account: { free: 20, longestWait: 60 },
  password: { free: 5, longestWait: 900 },
  code: { free: 5, longestWait: 900 },
  enrolment: { free: 5, longestWait: 900 },
  // Requesting and using password reset links.
  reset: { free: 10, longestWait: 900 },
  'reset-account': { free: 3, longestWait: 900 },
}

const dayInSeconds = 24 * 60 * 60
const knownForSeconds = 90 * dayInSeconds

const instances = new WeakMap<Payload, SignInLimits>()

/** The sign-in limits, counted in the database across all processes. */
export function findSignInLimits(payload: Payload, factor: number): SignInLimits {
  const known = instances.get(payload)
  if (known) return known
  const made = factor === 0 ? withoutLimits : createSignInLimits(payload, factor)
  instances.set(payload, made)
  return made
}

const withoutLimits: SignInLimits = {
  begin: () => Promise.resolve(0),
  succeed: () => Promise.resolve(),
  takeBack: () => Promise.resolve(),
  beginProof: () => Promise.resolve(0),
  succeedProof: () => Promise.resolve(),
  beginReset: () => Promise.resolve(0),
}

function createSignInLimits(payload: Payload, factor: number): SignInLimits {
  const count = counter(payload, {
    keyPrefix: 'signin-failures',
    points: Number.MAX_SAFE_INTEGER,
    duration: dayInSeconds,
  })
  const gate = counter(payload, { keyPrefix: 'signin-gate', points: 1, duration: 1 })
  const known = counter(payload, { keyPrefix: 'signin-known', points: 1, duration: knownForSeconds })
  const key = (scope: Scope, text: string) =>
    `${scope}-${createHmac('sha256', payload.secret).update(`${scope} ${text}`).digest('base64url').slice(0, 22)}`
  const keysOf = { count, gate }

  const findKeys = async (attempt: SignInAttempt): Promise<[Scope, string][]> => {
    const { email, address, deviceId } = attempt
    if (deviceId !== null) return [['device', key('device', `${email} ${deviceId}`)]]
    const range = address === null ? null : addressRange(address)
    const pair = range === null ? null : key('pair', `${email} ${range}`)
    const isKnown = pair !== null && (await known.get(pair)) !== null
    return [
      ...(pair === null || range === null
        ? []
        : ([
            ['pair', pair],
            ['address', key('address', range)],
          ] satisfies [Scope, string][])),
      ...(isKnown ? [] : ([['account', key('account', email)]] satisfies [Scope, string][])),
    ]
  }

  return {
    begin: async (attempt) => begin(keysOf, { keys: await findKeys(attempt), factor }),
    succeed: async (attempt) => {
      for (const [scope, name] of await findKeys(attempt)) {
        // For shared counters of an address or account, only this attempt is removed.
        if (scope === 'pair' || scope === 'device') await Promise.all([count.delete(name), gate.delete(name)])
        else await count.reward(name)
      }
      if (attempt.address !== null)
        await known.set(key('pair', `${attempt.email} ${addressRange(attempt.address)}`), 1, knownForSeconds)
    },
    takeBack: async (attempt) => {
      for (const [, name] of await findKeys(attempt)) await count.reward(name)
    },
    beginReset: ({ email, address }) => {
      const keys: [Scope, string][] = []
      if (address !== null) keys.push(['reset', key('reset', addressRange(address))])
      if (email !== null) keys.push(['reset-account', key('reset-account', email)])
      return begin(keysOf, { keys, factor })
    },
    beginProof: (kind, email) => begin(keysOf, { keys: [[kind, key(kind, email)]], factor }),
    succeedProof: async (kind, email) => {
      const name = key(kind, email)
      await Promise.all([count.delete(name), gate.delete(name)])
    },
  }
}

const counter = (payload: Payload, options: { keyPrefix: string; points: number; duration: number }) =>
  new RateLimiterPostgres({
    storeClient: payload.db.pool,
    storeType: 'pool',
    tableName: 'request_limits',
    tableCreated: true,
    ...options,
  })

interface Counters {
  count: RateLimiterPostgres
  /** Admits one attempt per wait. */
  gate: RateLimiterPostgres
}

/** A rejected attempt is not counted, so repeated clicks do not extend the wait. */
async function begin({ count, gate }: Counters, { keys, factor }: { keys: [Scope, string][]; factor: number }) {
  const counted: string[] = []
  for (const [scope, key] of keys) {
    const { consumedPoints } = await count.consume(key)
    counted.push(key)
    const { free, longestWait } = rules[scope]
    const over = consumedPoints - Math.ceil(free * factor)
    const wait = over <= 0 ? 0 : await passGate(gate, { key, seconds: Math.min(longestWait, 2 ** Math.min(over, 20)) })
    if (wait > 0) {
      await Promise.all(counted.map((name) => count.reward(name)))
      return wait
    }
  }
  return 0
}

async function passGate(gate: RateLimiterPostgres, { key, seconds }: { key: string; seconds: number }) {
  try {
    await gate.consume(key, 1, { customDuration: seconds })
    return 0
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
  }
}
