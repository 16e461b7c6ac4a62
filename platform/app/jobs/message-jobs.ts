import type { JobWithMetadata } from 'pg-boss'
import type { EventHandler } from '../../events/consume-outbox.ts'
import { sendMessage } from '../../messages/send-message.ts'
import type { JobContext } from './job-context.ts'
import { type JobRequests, sendMessageJob } from '../../jobs/queues.ts'

/** Queues one job for each new message. */
export const sendNewMessages =
  (requests: Pick<JobRequests, 'sendMessage'>): EventHandler =>
  async ({ type, ids }) => {
    if (type !== 'message.created') return
    for (const message of ids) await requests.sendMessage({ message })
  }

export async function sendStoredMessage(
  { pool, log, transports }: JobContext,
  _requests: JobRequests,
  job: JobWithMetadata,
): Promise<void> {
  const { message: id } = sendMessageJob.parse(job.data)
  const outcome = await sendMessage({ pool, transports, isLastTry: job.retryCount >= job.retryLimit }, id)
  // The provider's message may contain personal data, so it is stored with the message and not logged.
  if (outcome === 'refused') throw new Error(`Message ${id} was not taken by its provider.`)
  if (outcome !== 'gone') log.info({ message: id, outcome }, 'message delivery attempted')
}
