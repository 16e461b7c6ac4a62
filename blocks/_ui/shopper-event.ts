import type { ShopperEvent } from '#schemas/analytics/shopper-event.ts'

/** Dispatched on the document for shopper actions that analytics count. */
export const shopperEvent = 'forecourt:event'

declare global {
  interface DocumentEventMap {
    [shopperEvent]: CustomEvent<ShopperEvent>
  }
}

const pastEvents: ShopperEvent[] = []

/** The page's event bus: emitters do not know the listeners. */
export const tellEvent = (detail: ShopperEvent): void => {
  pastEvents.push(detail)
  document.dispatchEvent(new CustomEvent<ShopperEvent>(shopperEvent, { detail }))
}

/** Receives past and future events of this page. */
export function hearEvents(hear: (event: ShopperEvent) => void): void {
  pastEvents.forEach(hear)
  document.addEventListener(shopperEvent, ({ detail }) => hear(detail))
}
