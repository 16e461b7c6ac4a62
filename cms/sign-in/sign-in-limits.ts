import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { addressRange } from '#schemas/lib/address-range.ts'
import type { Work } from './solve-work.ts'
import { isWorkDone, makeWork, type SolvedWork, workSeconds } from './work-challenge.ts'

/** A sign-in attempt: account, client IP and browser. */
export interface SignInAttempt {
  email: string
  /** Null if unknown. */
  address: string | null
  /** Id of a browser that signed in to this account before. */
  deviceId: string | null
  /** The solved task of an earlier refusal. */
  work: SolvedWork | null
}

type Verdict = { kind: 'go' } | { kind: 'wait'; seconds: number } | { kind: 'work'; work: Work }

export interface SignInLimits {
  /** Counts an attempt before the password check, so that concurrent attempts count too. */
  begin: (attempt: SignInAttempt) => Promise<Verdict>
  /** Removes a successful attempt from the counters. */
  succeed: (attempt: SignInAttempt) => Promise<void>
  /** Removes an attempt whose password was correct but which began no session. */
  takeBack: (attempt: SignInAttempt) => Promise<void>
  /** Counts one proof of an account. Returns the seconds to wait; 0 to proceed. Only the right proof resets the counter of its kind. */
  beginProof: (kind: ProofKind, email: string) => Promise<number>
  succeedProof: (kind: ProofKind, email: string) => Promise<void>
  /** As `beginProof`, for requests of mailed links and their uses from one client IP. */
  beginReset: (address: string | null) => Promise<number>
}

/** The password of a signed-in person, a code of their second factor, the first code of a new one. */
export type ProofKind = 'password' | 'code' | 'enrolment'

type Scope = 'device' | 'pair' | 'address' | 'devices' | 'account' | 'everyone' | ProofKind | 'reset'

/**
 * Free failures per day, and what each attempt after that costs. `wait`: the longest wait in seconds, which each further failure doubles,
 * where the counter belongs to those who fail. `work`: a task for the browser, where strangers share the counter with the owner, since
 * a wait would keep the owner out.
 */
const rules: Record<Scope, { free: number; wait: number } | { free: number; work: true }> = {
  // A browser that signed in to this account before. Attackers elsewhere cannot slow it.
  device: { free: 5, wait: 900 },
  // One account from one client IP.
  pair: { free: 5, wait: 900 },
  // All accounts from one client IP, which a whole dealership may share.
  address: { free: 20, wait: 300 },
  // All browsers that signed in to this account before.
  devices: { free: 20, work: true },
  // One account from everywhere, except such browsers.
  account: { free: 20, work: true },
  // All accounts from everywhere, except such browsers: each attempt costs a fifth of a second of a core.
  everyone: { free: 100, work: true },
  password: { free: 5, wait: 900 },
  code: { free: 5, wait: 900 },
  enrolment: { free: 5, wait: 900 },
  // Requesting and using mailed links.
  reset: { free: 10, wait: 900 },
}

/** A fraction of a second in a browser, and a few seconds after 64 further failures. */
const workBits = { least: 12, most: 18 }

const dayInSeconds = 24 * 60 * 60

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
  begin: () => Promise.resolve({ kind: 'go' }),
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
  const solved = counter(payload, { keyPrefix: 'signin-work', points: 1, duration: 2 * workSeconds })
  const key = (scope: Scope, text: string) =>
    `${scope}-${createHmac('sha256', payload.secret).update(`${scope} ${text}`).digest('base64url').slice(0, 22)}`
  const beginOne = async (scope: Scope, name: string): Promise<number> => {
    const verdict = await begin({ count, gate, factor }, { keys: [[scope, key(scope, name)]] })
    return verdict.kind === 'wait' ? verdict.seconds : 0
  }

  const findKeys = ({ email, address, deviceId }: SignInAttempt): [Scope, string][] => {
    if (deviceId !== null)
      return [
        ['device', key('device', `${email} ${deviceId}`)],
        ['devices', key('devices', email)],
      ]
    const range = address === null ? null : addressRange(address)
    const own: [Scope, string][] =
      range === null
        ? []
        : [
            ['pair', key('pair', `${email} ${range}`)],
            ['address', key('address', range)],
          ]
    return [...own, ['account', key('account', email)], ['everyone', key('everyone', '')]]
  }

  return {
    begin: (attempt) => {
      const context = { secret: payload.secret, email: attempt.email, now: new Date() }
      return begin(
        { count, gate, factor },
        {
          keys: findKeys(attempt),
          work: {
            make: (bits) => makeWork(context, bits),
            isDone: async () =>
              attempt.work !== null && isWorkDone(context, attempt.work) && isFirstUse(solved, attempt.work.challenge),
          },
        },
      )
    },
    succeed: async (attempt) => {
      for (const [scope, name] of findKeys(attempt)) {
        // For shared counters of an address or account, only this attempt is removed.
        if (scope === 'pair' || scope === 'device') await Promise.all([count.delete(name), gate.delete(name)])
        else await count.reward(name)
      }
    },
    takeBack: async (attempt) => {
      for (const [, name] of findKeys(attempt)) await count.reward(name)
    },
    beginReset: async (address) => (address === null ? 0 : beginOne('reset', addressRange(address))),
    beginProof: beginOne,
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
  factor: number
}

interface Attempt {
  keys: [Scope, string][]
  /** Without it, no task is asked for. */
  work?: { make: (bits: number) => Work; isDone: () => Promise<boolean> }
}

/** A rejected attempt is not counted, so repeated clicks do not extend the wait. */
async function begin({ count, gate, factor }: Counters, { keys, work }: Attempt): Promise<Verdict> {
  const counted: string[] = []
  let done: Promise<boolean> | undefined
  for (const [scope, key] of keys) {
    const { consumedPoints } = await count.consume(key)
    counted.push(key)
    const rule = rules[scope]
    const over = consumedPoints - Math.ceil(rule.free * factor)
    if (over <= 0) continue
    let verdict: Verdict = { kind: 'go' }
    if ('wait' in rule) {
      const seconds = await passGate(gate, { key, seconds: Math.min(rule.wait, 2 ** Math.min(over, 20)) })
      if (seconds > 0) verdict = { kind: 'wait', seconds }
    } else if (work && !(await (done ??= work.isDone())))
      verdict = { kind: 'work', work: work.make(Math.min(workBits.most, workBits.least + Math.floor(Math.log2(over)))) }
    if (verdict.kind === 'go') continue
    await Promise.all(counted.map((name) => count.reward(name)))
    return verdict
  }
  return { kind: 'go' }
}

/** A solved task admits one attempt. */
async function isFirstUse(solved: RateLimiterPostgres, challenge: string): Promise<boolean> {
  try {
    await solved.consume(challenge.slice(0, 200))
    return true
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return false
  }
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
