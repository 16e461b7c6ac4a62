import { ApiFailure } from '#schemas/api/api-failure.ts'
import { aReservation, type DealerWithTill } from './checkout-fixture.ts'

export const inHours = (hours: number): Date => new Date(Date.now() + hours * 3_600_000)

/** What a shopper of the first dealer does, and what stands of it in the database. */
export function aBuyer(dealersNow: () => DealerWithTill) {
  const api = (now = new Date()) => dealersNow().apiOf(dealersNow().sites.alpha, now)
  const reserve = async (slug: string, changes: Parameters<typeof aReservation>[1] = {}, now?: Date) =>
    (await api(now)).call('reservations', aReservation(slug, changes))
  const outcomeOf = async (code: string) => (await (await api()).call('paymentStatus', { code })).outcome
  const read = async (code: string) => {
    const where = { code: { equals: code } }
    const { docs } = await dealersNow().cms.find({ collection: 'payments', where, depth: 2 })
    const [payment] = docs
    const reservation = typeof payment?.reservation === 'object' ? payment.reservation : null
    if (!payment || !reservation) throw new Error('There is no such reservation.')
    const vehicle = typeof reservation.vehicle === 'object' ? reservation.vehicle : null
    const lead = typeof reservation.lead === 'object' ? reservation.lead : null
    return { payment, reservation, vehicle, lead }
  }
  return {
    api,
    reserve,
    outcomeOf,
    read,
    /** The code of the refusal; `held` where there is none. */
    codeOf: (call: Promise<unknown>) =>
      call.then(
        () => 'held',
        (error: unknown) => {
          if (error instanceof ApiFailure) return error.problem.code
          throw error
        },
      ),
    /** Of the payment and of the reservation; then whether the vehicle is marked as reserved. */
    statesOf: async (code: string) => {
      const { payment, reservation, vehicle } = await read(code)
      return [payment.state, reservation.state, vehicle?.reserved ?? false]
    },
    /** Subjects of what the payer was sent. */
    lettersOf: async (code: string) => {
      const where = { text: { contains: code } }
      const { docs } = await dealersNow().cms.find({ collection: 'messages', where, limit: 50, depth: 0 })
      return docs.map(({ subject }) => subject)
    },
    aPaid: async (changes: object = {}) => {
      const car = await dealersNow().aCarForSale(changes)
      const begun = await reserve(car.slug)
      await dealersNow().answerPage(begun.pay_url, { choice: 'pay', notice: 'never' })
      if ((await outcomeOf(begun.code)) !== 'paid') throw new Error('It was not paid.')
      return { car, ...begun }
    },
  }
}
