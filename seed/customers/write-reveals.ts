import { at } from './at.ts'
import { type Desk, store } from './desk.ts'

const shown = 9

/** Reveals of the dealer's number on vehicle pages. */
export async function writeReveals(desk: Desk): Promise<void> {
  if (desk.vehicles.length === 0) return
  for (let index = 0; index < shown; index++) {
    const { id, dealership } = at(desk.vehicles, index * index)
    const data = { vehicle: id, dealership }
    await store(desk, { collection: 'phone-reveals', ago: 2 + index * 19, data })
  }
}
