interface Drop {
  sequence: number
  tenantId: number
  tags: ReadonlySet<string>
}

/**
 * Remembers which tags were dropped while renders were under way: a page whose data changed after its render began must not be kept as
 * fresh, and its tags are only known once it is done.
 */
export class DropLog {
  #sequence = 0
  #drops: Drop[] = []
  #openFrom: number[] = []

  /** Begins a render; hand the number back to `endedWith`. */
  begin(): number {
    this.#openFrom.push(this.#sequence)
    return this.#sequence
  }

  add(tenantId: number, tags: Iterable<string>): void {
    if (this.#openFrom.length === 0) return
    this.#sequence += 1
    this.#drops.push({ sequence: this.#sequence, tenantId, tags: new Set(tags) })
  }

  /** Ends the render begun at `from`: was anything that it read dropped since? */
  endedWith(from: number, page: { tenantId: number; tags: string[] }): boolean {
    const wasDropped = this.#drops.some(
      (drop) => drop.sequence > from && drop.tenantId === page.tenantId && page.tags.some((tag) => drop.tags.has(tag)),
    )
    this.end(from)
    return wasDropped
  }

  /** Ends a render that came to nothing. */
  end(from: number): void {
    this.#openFrom.splice(this.#openFrom.indexOf(from), 1)
    const oldest = Math.min(...this.#openFrom)
    this.#drops = this.#drops.filter((drop) => drop.sequence > oldest)
  }
}
