import { availableParallelism } from 'node:os'

/** The client of expensive work. */
export interface QueueClient {
  tenantId: number
  /** The client IP; empty for the platform itself, which has no limit per IP. */
  address: string
  /** Without a waiting client: runs only if no other work can. */
  isBackground?: boolean
}

export interface FairQueueOptions {
  /** Maximum concurrency. */
  atOnce: number
  /** Maximum concurrency per tenant. */
  perTenant: number
  /** Maximum concurrency per client IP, across tenants. */
  perAddress: number
  /** Maximum concurrency of background work, so that visitors always find a slot. */
  inBackground: number
  /** Maximum queue length. */
  waitingAtMost: number
}

/** One event loop does the work of all sites: two jobs per site keep it busy while one waits for the database. */
export const onEventLoop = {
  atOnce: Math.max(4, 2 * availableParallelism()),
  perTenant: 2,
  perAddress: 1,
  inBackground: 1,
}

export interface QueueEntry<T> {
  /** `full` if the queue is full. */
  result: Promise<T | 'full'>
  /** Another client waits for the same work. It runs once, at the earlier of both turns. */
  join: (client: QueueClient) => void
}

interface Job {
  /** Starts the work for a client. */
  start: (client: QueueClient) => void
  refuse: () => void
  isSettled: boolean
  /** Number of lanes that contain it. */
  lines: number
}

/** Jobs of one tenant by client IP. A map keeps the order of turns: after its turn a key moves to the end. */
type Lane = Map<string, Job[]>

/**
 * Runs expensive work with bounded concurrency. Tenants take turns, and client IPs within a tenant; neither can occupy every slot. A crowd
 * on one site, or one client IP on all sites, therefore delays only itself. Background work starts only if no waiting work can. If the
 * queue is full, the longest lane loses its newest job to a newcomer with a shorter lane.
 */
export class FairQueue {
  #options: FairQueueOptions
  #running = { all: 0, inBackground: 0, tenants: new Map<number, number>(), addresses: new Map<string, number>() }
  #waiting = 0
  #foreground = new Map<number, Lane>()
  #background = new Map<number, Lane>()
  #idle: (() => void)[] = []

  constructor(options: FairQueueOptions) {
    this.#options = options
  }

  get depth(): number {
    return this.#waiting
  }

  get running(): number {
    return this.#running.all
  }

  run<T>(client: QueueClient, work: () => Promise<T>): Promise<T | 'full'> {
    return this.enter(client, work).result
  }

  enter<T>(client: QueueClient, work: () => Promise<T>): QueueEntry<T> {
    const { promise, resolve } = Promise.withResolvers<T | 'full'>()
    const job: Job = {
      isSettled: false,
      lines: 0,
      start: (winner) => {
        job.isSettled = true
        this.#count(winner, 1)
        const done = (async () => work())()
        resolve(done)
        const release = () => {
          this.#count(winner, -1)
          this.#startNext()
        }
        done.then(release, release)
      },
      refuse: () => {
        job.isSettled = true
        resolve('full')
      },
    }
    // No waiting job can start, because each starts as soon as a slot is free.
    if (this.#canStart(client)) job.start(client)
    else if (this.#makeRoom(client)) {
      this.#waiting += 1
      this.#lineUp(client, job)
    } else job.refuse()
    return { result: promise, join: (other) => this.#join(other, job) }
  }

  /** Whether work of a tenant waits for visitors. */
  isWaiting(tenantId: number): boolean {
    const lines = this.#foreground.get(tenantId)?.values() ?? []
    return [...lines].some((jobs) => jobs.some(({ isSettled }) => !isSettled))
  }

  /** Takes a turn of a tenant until then: its waiting work does not start, that of others does. */
  hold(tenantId: number, until: Promise<void>): void {
    add(this.#running.tenants, tenantId, 1)
    const release = () => {
      add(this.#running.tenants, tenantId, -1)
      this.#startNext()
    }
    until.then(release, release)
  }

  /** Resolves once nothing is running or waiting. */
  async drained(): Promise<void> {
    if (this.#running.all + this.#waiting > 0) await new Promise<void>((resolve) => this.#idle.push(resolve))
  }

  #join(client: QueueClient, job: Job): void {
    if (job.isSettled) return
    this.#lineUp(client, job)
    this.#startNext()
  }

  #lineUp(client: QueueClient, job: Job): void {
    job.lines += 1
    getLine(this.#lanes(client), client).push(job)
  }

  #lanes({ isBackground = false }: QueueClient): Map<number, Lane> {
    return isBackground ? this.#background : this.#foreground
  }

  #canStart({ tenantId, address, isBackground = false }: QueueClient): boolean {
    const { all, inBackground, tenants, addresses } = this.#running
    const { atOnce, perTenant, perAddress, inBackground: backgroundAtMost } = this.#options
    if (all >= atOnce || (tenants.get(tenantId) ?? 0) >= perTenant) return false
    if (isBackground && inBackground >= backgroundAtMost) return false
    return address === '' || (addresses.get(address) ?? 0) < perAddress
  }

  #startNext(): void {
    for (const isBackground of [false, true]) {
      for (let next = this.#takeNext(isBackground); next; next = this.#takeNext(isBackground)) {
        this.#waiting -= 1
        next.job.start(next.client)
      }
    }
    if (this.#running.all + this.#waiting === 0) for (const wake of this.#idle.splice(0)) wake()
  }

  /** The next job that may start, and its client; both move to the end of the order. */
  #takeNext(isBackground: boolean): { job: Job; client: QueueClient } | null {
    const lanes = isBackground ? this.#background : this.#foreground
    dropSettled(lanes)
    for (const [tenantId, lane] of lanes) {
      for (const [address, jobs] of lane) {
        const client = { tenantId, address, isBackground }
        if (!this.#canStart(client)) continue
        const job = jobs.shift()
        if (!job) continue
        moveToEnd(lane, address)
        moveToEnd(lanes, tenantId)
        return { job, client }
      }
    }
    return null
  }

  /** Whether one more job may wait: if the queue is full, the longest lane drops its newest job if the newcomer's lane is shorter. */
  #makeRoom(client: QueueClient): boolean {
    if (this.#waiting < this.#options.waitingAtMost) return true
    if (!client.isBackground && this.#giveUpLast(this.#background, 0)) return true
    const own = this.#lanes(client).get(client.tenantId)?.get(client.address)?.length ?? 0
    return this.#giveUpLast(this.#lanes(client), own + 1)
  }

  /** Rejects the newest job of the longest lane that is longer than `length`, unless another client waits for it. */
  #giveUpLast(lanes: Map<number, Lane>, length: number): boolean {
    dropSettled(lanes)
    const lines = [...lanes.values()].flatMap((lane) => [...lane.values()])
    const longest = lines.toSorted((a, b) => b.length - a.length)[0] ?? []
    const at = longest.findLastIndex(({ lines: count }) => count === 1)
    const given = longest.length > length ? longest[at] : undefined
    if (!given) return false
    longest.splice(at, 1)
    given.refuse()
    this.#waiting -= 1
    return true
  }

  #count({ tenantId, address, isBackground = false }: QueueClient, by: 1 | -1): void {
    this.#running.all += by
    if (isBackground) this.#running.inBackground += by
    add(this.#running.tenants, tenantId, by)
    if (address !== '') add(this.#running.addresses, address, by)
  }
}

function getLine(lanes: Map<number, Lane>, { tenantId, address }: QueueClient): Job[] {
  const lane = lanes.get(tenantId) ?? new Map<string, Job[]>()
  const jobs = lane.get(address) ?? []
  lanes.set(tenantId, lane)
  lane.set(address, jobs)
  return jobs
}

/** Removes jobs that started in another lane, and empty lanes. */
function dropSettled(lanes: Map<number, Lane>): void {
  for (const [tenantId, lane] of lanes) {
    for (const [address, jobs] of lane) {
      const waiting = jobs.filter(({ isSettled }) => !isSettled)
      if (waiting.length === 0) lane.delete(address)
      else if (waiting.length < jobs.length) lane.set(address, waiting)
    }
    if (lane.size === 0) lanes.delete(tenantId)
  }
}

function moveToEnd<Key, Value>(map: Map<Key, Value>, key: Key): void {
  const value = map.get(key)
  if (value === undefined) return
  map.delete(key)
  map.set(key, value)
}

function add<Key>(counts: Map<Key, number>, key: Key, by: number): void {
  const count = (counts.get(key) ?? 0) + by
  if (count === 0) counts.delete(key)
  else counts.set(key, count)
}
