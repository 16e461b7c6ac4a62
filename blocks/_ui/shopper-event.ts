import type { ShopperEvent } from '#schemas/analytics/shopper-event.ts'

/** Told on the document when a shopper did something worth counting. */
export const shopperEvent = 'forecourt:event'

declare global {
  interface DocumentEventMap {
    [shopperEvent]: CustomEvent<ShopperEvent>
  }
}

const told: ShopperEvent[] = []

/** The page's one bus of events: who tells knows nothing of who hears. */
export const tellEvent = (detail: ShopperEvent): void => {
  told.push(detail)
  document.dispatchEvent(new CustomEvent<ShopperEvent>(shopperEvent, { detail }))
}

/** Hears what was told on this page so far, and then what is told. */
export function hearEvents(hear: (event: ShopperEvent) => void): void {
  told.forEach(hear)
  document.addEventListener(shopperEvent, ({ detail }) => hear(detail))
}
