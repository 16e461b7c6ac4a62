import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'

interface AxeOptions {
  /** The part of the page to check; the whole page by default. */
  within?: string
  /** Parts of the page that are left out. */
  without?: readonly string[]
  /** All rules by default. */
  rules?: readonly string[]
  impacts?: readonly ('minor' | 'moderate' | 'serious' | 'critical')[]
}

/**
 * What axe objects to on the page as it stands, a line an element. It looks at the page itself and frames of its own origin alone, and
 * gathers only what it objects to: that takes a quarter of the time.
 */
export async function axeFindings(
  page: Page,
  { within, without = [], rules, impacts }: AxeOptions = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  if (within) axe.include(within)
  if (rules) axe.withRules([...rules])
  for (const part of without) axe.exclude(part)
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => !impacts || (impact && impacts.includes(impact)))
    .flatMap(({ id, nodes }) =>
      nodes.map(
        ({ html, target, failureSummary }) => `${id}: ${target.join(' ')}: ${html.slice(0, 300)}: ${failureSummary}`,
      ),
    )
}
