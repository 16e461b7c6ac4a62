/** Milliseconds. */
const recently = 10_000

/** The two tenants that were asked for last: whether a tenant has the process for itself. Costs nothing for each request. */
export class RecentTenants {
  #latest = { tenantId: Number.NaN, at: Number.NEGATIVE_INFINITY }
  #before = this.#latest

  note(tenantId: number, now: number): void {
    if (tenantId !== this.#latest.tenantId) this.#before = this.#latest
    this.#latest = { tenantId, at: now }
  }

  /** Whether another tenant was asked for within the last ten seconds. */
  hasOther(tenantId: number, now: number): boolean {
    const { at } = this.#latest.tenantId === tenantId ? this.#before : this.#latest
    return now - at < recently
  }
}
