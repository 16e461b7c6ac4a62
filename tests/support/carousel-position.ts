import type { Locator } from 'playwright/test'

/** How many pixels a carousel is from its start, whether the browser scrolls its list or Embla moves it. */
export const carouselPosition = (list: Locator): Promise<number> =>
  list.evaluate((element) => {
    const viewport = element.parentElement
    const slide = element.firstElementChild
    if (!viewport || !slide) throw new Error('The list has no viewport or no slide.')
    const padding = Number.parseFloat(getComputedStyle(viewport).paddingLeft)
    return Math.round(viewport.getBoundingClientRect().left + padding - slide.getBoundingClientRect().left)
  })

/** The viewport of a carousel that Embla drives. */
export const drivenViewport = (list: Locator): Locator =>
  list.locator('xpath=..').and(list.page().locator('[data-driven]'))
