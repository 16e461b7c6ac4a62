import { formatDollars } from '#schemas/lib/dollars.ts'
import { at } from './at.ts'
import { type Desk, store } from './desk.ts'

/** Messages from the site to shoppers, stored as without a provider. Their code has expired. */
export async function writeMessages(desk: Desk): Promise<void> {
  const { company, people, vehicles } = desk
  const [signer, buyer, watcher] = [at(people, 6), at(people, 14), at(people, 8)]
  const kept = { state: 'kept', channel: 'email' }
  const messages = [
    {
      ...kept,
      ago: 2,
      channel: 'sms',
      to: signer.dialled,
      subject: `407219 is your code for ${company.name}`,
      text: `407219 is your code to sign in to ${company.name}. It works once, for 10 minutes. If you did not request it, ignore this message.`,
    },
    ...vehicles.slice(0, 1).map(({ name, price }) => ({
      ...kept,
      ago: 26,
      to: watcher.email,
      subject: `Price drop: ${name} is now ${formatDollars(price ?? 0)}`,
      text: `${name}: ${formatDollars(price ?? 0)}, was ${formatDollars((price ?? 0) + 100_000)}\n\nYou asked ${company.name} to tell you.`,
    })),
    {
      ...kept,
      ago: 75,
      state: 'sent',
      to: buyer.email,
      subject: `Thank you from ${company.name}`,
      text: null,
    },
    {
      ...kept,
      ago: 100,
      state: 'failed',
      to: 'nobody@shopper.invalid',
      subject: `418230 is your code for ${company.name}`,
      text: null,
      last_words: 'The mail server did not accept it (550).',
    },
  ]
  for (const { ago, ...data } of messages) await store(desk, { collection: 'messages', ago, data })
}
