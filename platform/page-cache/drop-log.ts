interface Drop {
  sequence: number
  tenantId: number
  tags: ReadonlySet<string>
}

/**
 * Records which tags were dropped during renders: a page whose data changed after its render began must not be stored as fresh, and its
 * tags are only known at the end.
 */
export class DropLog {
  #sequence = 0
  #drops: Drop[] = []
  #openFrom: number[] = []

  /** Begins a render; pass the number to `endedWith`. */
  begin(): number {
    this.#openFrom.push(this.#sequence)
    return this.#sequence
  }

  add(tenantId: number, tags: Iterable<string>): void {
    if (this.#openFrom.length === 0) return
    this.#sequence += 1
    this.#drops.push({ sequence: this.#sequence, tenantId, tags: new Set(tags) })
  }

  /** Ends the render begun at `from`. True if a tag of its page was dropped since. */
  endedWith(from: number, page: { tenantId: number; tags: string[] }): boolean {
    const wasDropped = this.#drops.some(
      (drop) => drop.sequence > from && drop.tenantId === page.tenantId && page.tags.some((tag) => drop.tags.has(tag)),
    )
    this.end(from)
    return wasDropped
  }

  /** Ends a failed render. */
  end(from: number): void {
    this.#openFrom.splice(this.#openFrom.indexOf(from), 1)
    const oldest = Math.min(...this.#openFrom)
    this.#drops = this.#drops.filter((drop) => drop.sequence > oldest)
  }
}
