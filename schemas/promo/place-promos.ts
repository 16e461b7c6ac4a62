import type { SiteConfig } from '../tenant/site-config.ts'
import { isRunning } from './is-running.ts'
import type { Promo } from './promo.ts'

type PlacedPromo = Pick<Promo, 'id' | 'start' | 'expiry' | 'position' | 'display' | 'strictDisplay'>

export type PlacedCard<Card, P> = { kind: 'card'; card: Card } | { kind: 'promo'; promo: P }

interface PlacePromosInput<Card, P> {
  cards: readonly Card[]
  promos: readonly P[]
  rules: SiteConfig['promos']
  now: Date
  /** From 0 to less than 1, drawn once per promotion without a place of its own, so that a seed is reproducible. */
  random: () => number
}

/**
 * Inserts promotions into the cards of a page, each at most once and one per place. Places are counted from 1 in the resulting list. A
 * promotion has its own position, or in order the site's fixed places, or every N cards, or by default 5 and 10; `random` moves each by 0,
 * 1 or 2. A taken place moves to the next free one. ⏎ On a page with fewer cards, a promotion with a position of its own is last, and
 * others are omitted. With strictDisplay it is in exactly its place or omitted. Without cards there are no promotions. vehicles §2 and §9,
 * locations §2 and §9
 */
export function placePromos<Card, P extends PlacedPromo>(input: PlacePromosInput<Card, P>): PlacedCard<Card, P>[] {
  const { cards, now } = input
  if (cards.length === 0) return []
  const unique = [...new Map(input.promos.map((promo) => [promo.id, promo])).values()]
  const wishes = listWishes(
    unique.filter((promo) => isRunning(promo, now)),
    input,
  )
  return interleave(cards, settle(wishes, cards.length))
}

interface PromoPlacement<P> {
  promo: P
  place: number
}

function listWishes<Card, P extends PlacedPromo>(running: P[], { cards, rules, random }: PlacePromosInput<Card, P>) {
  const places = sitePlaces(rules, random)
  return running.flatMap((promo): PromoPlacement<P>[] => {
    if (promo.position !== null) return [{ promo, place: promo.position }]
    const place = places.next().value
    return place === undefined || place > cards.length ? [] : [{ promo, place }]
  })
}

/** locations §9, One-brand dealer */
const usualPlaces = [5, 10]
/** vehicles §2: a random position of 3 plus an offset. */
const randomPositions = 3

function* sitePlaces({ everyN, positions, random: isRandom }: SiteConfig['promos'], random: () => number) {
  let before = 0
  for (const offset of offsets(everyN, positions)) {
    const place = Math.max(offset + (isRandom ? Math.floor(random() * randomPositions) : 0), before + 1)
    before = place
    yield place
  }
}

function* offsets(everyN: number, positions: readonly number[]): Generator<number, void> {
  if (positions.length > 0) yield* [...new Set(positions)].toSorted((a, b) => a - b)
  else if (everyN === 0) yield* usualPlaces
  else for (let place = everyN + 1; ; place += everyN + 1) yield place
}

/** Assigns promotions to places: strict ones first, then by the wished place. */
function settle<P extends PlacedPromo>(wishes: PromoPlacement<P>[], cardCount: number): Map<number, P> {
  const taken = new Map<number, P>()
  for (const { promo, place } of wishes.filter((wish) => wish.promo.strictDisplay)) {
    if (place <= cardCount && !taken.has(place)) taken.set(place, promo)
  }
  const movable = wishes.filter(({ promo }) => !promo.strictDisplay).toSorted((a, b) => a.place - b.place)
  const end = cardCount + taken.size + movable.length
  for (const { promo, place } of movable) {
    let free = Math.min(place, end)
    while (taken.has(free)) free += 1
    taken.set(free, promo)
  }
  return taken
}

/** A place beyond the end becomes the last one. */
function interleave<Card, P>(cards: readonly Card[], placed: Map<number, P>): PlacedCard<Card, P>[] {
  const list: PlacedCard<Card, P>[] = []
  const waiting = [...placed].toSorted(([a], [b]) => a - b)
  for (const card of cards) {
    while (waiting[0]?.[0] === list.length + 1) list.push(...waiting.splice(0, 1).map(asPromo))
    list.push({ kind: 'card', card })
  }
  return [...list, ...waiting.map(asPromo)]
}

const asPromo = <P>([, promo]: readonly [place: number, promo: P]) => ({ kind: 'promo' as const, promo })
