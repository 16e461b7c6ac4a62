import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { CmsEnv } from '../env.ts'
import type { User } from '../generated/payload-types.ts'
import { getDatabase } from '../outbox/write-event.ts'
import { hashResetToken, makeResetToken } from './reset-token.ts'
import * as texts from './texts.ts'
import { writeAccountMail } from './write-account-mail.ts'

const undoDays = 7

/**
 * Tells the old address of an account about the new one. Where the person changed it, the mail has a link that undoes the change. A change
 * by an administrator has none: the old holder may have left the dealership.
 */
export const tellOldAddress =
  ({ adminUrl }: Pick<CmsEnv, 'adminUrl'>): CollectionAfterChangeHook<User> =>
  async ({ doc, previousDoc, operation, req, context }) => {
    const { user } = req
    const isChanged = operation === 'update' && doc.email !== previousDoc.email
    if (!isChanged || user?.collection !== 'users' || context.isProven === true) return doc
    const emails = { before: previousDoc.email, after: doc.email }
    const isOwn = user.id === doc.id
    const text = isOwn
      ? texts.yourEmailAddressWasChanged({
          ...emails,
          undoDays,
          link: `${adminUrl}/admin/undo-email/${await writeEmailChange(req, { userId: doc.id, oldEmail: emails.before })}`,
        })
      : texts.anAdministratorChangedYourEmailAddress(emails)
    await writeAccountMail(req, { to: emails.before, subject: texts.yourEmailAddressForForecourtChanged, text })
    return doc
  }

/** Returns the token of the link. */
async function writeEmailChange(
  req: PayloadRequest,
  { userId, oldEmail }: { userId: number; oldEmail: string },
): Promise<string> {
  const token = makeResetToken()
  const database = await getDatabase(req)
  await database.execute(sql`delete from email_changes where expires_at < now()`)
  await database.execute(sql`
    insert into email_changes (user_id, old_email, token_hash, created_at, expires_at)
    values (${userId}, ${oldEmail}, ${hashResetToken(token)}, now(), now() + make_interval(days => ${undoDays}))
  `)
  return token
}

const changedRows = z.object({
  rows: z.array(z.object({ user_id: z.number(), old_email: z.string(), created_at: z.coerce.date() })),
})

/** Consumes a link, and the links of all later changes, which went to addresses that the first one undoes. Null if there is none. */
export async function takeEmailChange(
  req: PayloadRequest,
  token: string,
): Promise<{ userId: number; oldEmail: string; changedAt: Date } | null> {
  const database = await getDatabase(req)
  const found: unknown = await database.execute(sql`
    delete from email_changes where token_hash = ${hashResetToken(token)} and expires_at > now()
    returning user_id, old_email, created_at
  `)
  const [change] = changedRows.parse(found).rows
  if (!change) return null
  const { user_id: userId, old_email: oldEmail, created_at: changedAt } = change
  await database.execute(
    sql`delete from email_changes where user_id = ${userId} and created_at >= ${changedAt.toISOString()}::timestamptz`,
  )
  return { userId, oldEmail, changedAt }
}

export async function forgetEmailChanges(req: PayloadRequest, userId: number): Promise<void> {
  const database = await getDatabase(req)
  await database.execute(sql`delete from email_changes where user_id = ${userId}`)
}
