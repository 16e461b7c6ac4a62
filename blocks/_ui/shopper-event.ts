/** Told on the document when a shopper did something worth counting; `event` is the id of spec/vehicles.md §7, Analytics events. */
export const shopperEvent = 'forecourt:event'

export interface ShopperEvent {
  event: number
  /** The vehicle that it was about. */
  vehicleId?: number | undefined
}

declare global {
  interface DocumentEventMap {
    [shopperEvent]: CustomEvent<ShopperEvent>
  }
}

export const tellEvent = (detail: ShopperEvent): void => {
  document.dispatchEvent(new CustomEvent<ShopperEvent>(shopperEvent, { detail }))
}
