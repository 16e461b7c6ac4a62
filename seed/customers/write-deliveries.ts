import type { DeliveryAttempt } from '#schemas/lead/delivery-attempt.ts'
import { fitsFilter } from '#schemas/lead/fits-filter.ts'
import { type Desk, hoursAgo, store } from './desk.ts'
import type { WrittenDestination } from './write-destinations.ts'
import type { WrittenLead } from './write-leads.ts'

/** Hours since the dealer's server, which answered only errors, was switched off. */
const down = 70
const attemptsUntilGivenUp = 18

/** Where each lead of the past went, with its attempts: most at once, some at the second go, and none to a server that was down. */
export async function writeDeliveries(
  desk: Desk,
  { leads, destinations }: { leads: readonly WrittenLead[]; destinations: readonly WrittenDestination[] },
): Promise<void> {
  for (const lead of leads.filter(({ status, ago }) => status !== 'spam' && ago >= 0.5))
    for (const destination of destinations.filter((each) => fitsFilter(each, lead))) {
      const isUp = destination.isActive || lead.ago > down
      // Since it is switched off nothing is sent there.
      if (!isUp && lead.ago < down - 24) continue
      const log = isUp ? taken(desk, { lead, destination }) : givenUp(desk, lead)
      const last = log.at(-1)
      await store(desk, {
        collection: 'lead-deliveries',
        ago: lead.ago,
        data: {
          lead: lead.id,
          destination: destination.id,
          destination_name: destination.name,
          state: isUp ? 'delivered' : 'dead',
          attempts: log.length,
          delivered_at: isUp ? last?.at : null,
          last_words: last?.words,
          log,
          pair: `${lead.id}:${destination.id}`,
        },
      })
    }
}

type DestinationDelivery = { lead: WrittenLead; destination: WrittenDestination }

function taken(desk: Desk, { lead, destination: { isByMail } }: DestinationDelivery): DeliveryAttempt[] {
  const { random } = desk
  const attempt = (ago: number, isDelivered: boolean, words: string): DeliveryAttempt => ({
    at: hoursAgo(desk, ago),
    ms: random.between(isByMail ? 240 : 90, isByMail ? 1_400 : 700),
    isDelivered,
    words,
  })
  const words = isByMail ? 'Sent as email.' : 'Accepted: the server answered 202.'
  if (!random.chance(0.15)) return [attempt(lead.ago, true, words)]
  const first = isByMail ? 'The mail server did not accept it (451).' : 'The server was too slow to answer.'
  return [attempt(lead.ago, false, first), attempt(lead.ago - 0.003, true, words)]
}

/** As often as deliveries are tried, ever further apart. */
const givenUp = (desk: Desk, { ago }: WrittenLead): DeliveryAttempt[] =>
  Array.from({ length: attemptsUntilGivenUp }, (_, nth) => ({
    at: hoursAgo(desk, ago - Math.min(6 * (nth - 9), 0.003 * 2 ** nth)),
    ms: desk.random.between(80, 900),
    isDelivered: false,
    words: 'The server answered 503.',
  }))
