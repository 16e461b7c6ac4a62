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

/** How many pixels a slide's middle is from the middle of its carousel's viewport. */
export const distanceFromMiddle = (slide: Locator): Promise<number> =>
  slide.evaluate((element) => {
    const viewport = element.parentElement?.parentElement
    if (!viewport) throw new Error('The slide is in no list.')
    const middle = (box: Element) => box.getBoundingClientRect().left + box.clientWidth / 2
    return Math.round(Math.abs(middle(element) - middle(viewport)))
  })
