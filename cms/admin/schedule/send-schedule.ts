import { z } from 'zod'
import { takeSchedule } from './known-schedules.ts'
import { schedule } from './schedule.ts'
import * as texts from './texts.ts'

const refused = z.object({ message: z.string() })

/** Sends a request about a document's schedule. Returns what went wrong; null if it was done. */
export async function sendSchedule(
  address: string,
  { path = '', ...init }: RequestInit & { path?: string } = {},
): Promise<string | null> {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(`${address}${path}`, { ...init, headers }).catch(() => null)
  if (!response) return texts.theServerCouldNotBeReached
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) return refused.safeParse(answer).data?.message ?? texts.itDidNotWork
  takeSchedule(address, schedule.parse(answer))
  return null
}
