import type { ReactElement } from 'react'
import { seededRandom } from '#schemas/lib/seeded-random.ts'
import { placePromos } from '#schemas/promo/place-promos.ts'
import type { Promo } from '#schemas/promo/promo.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { PromoCard } from '../_ui/promo-card.tsx'

interface InsertPromosInput {
  promos: readonly Promo[]
  site: Site
  /** `usePage()`: the render's clock and, by day, the seed of random positions. */
  page: { path: string; now: string }
}

/** Puts the site's promotions between the cards of a page of results. vehicles §2 */
export const insertPromos =
  ({ promos, site, page }: InsertPromosInput) =>
  (cards: readonly ReactElement[]): ReactElement[] =>
    placePromos({
      cards,
      promos,
      rules: site.config.promos,
      now: new Date(page.now),
      random: seededRandom(`${page.path} ${page.now.slice(0, 10)}`),
    }).map((entry) =>
      entry.kind === 'card' ? (
        entry.card
      ) : (
        <PromoCard key={`promo-${entry.promo.id}`} promo={entry.promo} layout={site.config.cards.layout} />
      ),
    )
