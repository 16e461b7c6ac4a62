import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { aVehicle } from '#tests/int/platform/sites.ts'

const deposit = 200_00

/** A vehicle that is kept for somebody who paid for it at the fake provider; `isInvoice` is a payment without one. */
export async function aPaidReservation(
  cms: Payload,
  tenant: number,
  { isInvoice = false } = {},
): Promise<{ reservation: number; payment: number }> {
  const code = randomUUID()
  const purpose = isInvoice ? ('online-payment' as const) : ('reservation' as const)
  const paid = {
    tenant,
    code,
    key: code,
    amount: deposit,
    name: 'Alex',
    email: 'alex@example.com',
    state: 'paid' as const,
  }
  const reservation = isInvoice ? null : await kept(cms, paid)
  const { id: payment } = await cms.create({
    collection: 'payments',
    data: { ...paid, purpose, reservation, reference: 'INV-1', provider_id: `told-${deposit}-${code}` },
  })
  return { reservation: reservation ?? 0, payment }
}

async function kept(cms: Payload, paid: { tenant: number; code: string; key: string; state: 'paid' }): Promise<number> {
  const { tenant, code } = paid
  const id = await aVehicle(cms, {
    tenant,
    stocknum: code.slice(0, 8),
    make: 'Kia',
    model: 'Rio',
    reserved: true,
    locked_fields: ['reserved'],
  })
  const expires_at = new Date(Date.now() + 86_400_000).toISOString()
  const data = { ...paid, purpose: 'reservation' as const, vehicle: id, expires_at }
  return (await cms.create({ collection: 'reservations', data })).id
}
