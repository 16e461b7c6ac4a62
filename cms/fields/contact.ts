import { sql } from '@payloadcms/db-postgres'
import type { EmailField, FieldHook, TextField } from 'payload'
import { cleanEmail } from '#schemas/contact/clean-typed.ts'
import { readPhone, storedPhone } from '#schemas/contact/phone.ts'
import { readId } from '../outbox/announce.ts'
import { getDatabase } from '../outbox/write-event.ts'
import * as texts from './texts.ts'

const storePhone: FieldHook = async ({ value, data, originalDoc, req }) => {
  if (typeof value !== 'string' || value.trim() === '') return value
  const tenant = readId(data?.tenant ?? originalDoc?.tenant)
  const db = await getDatabase(req)
  const { rows } = await db.execute<{ country: string }>(sql`select country from tenants where id = ${tenant}::int`)
  return storedPhone(value, rows[0]?.country === 'NZ' ? 'NZ' : 'AU')
}

const storeEmail: FieldHook = ({ value }) => (typeof value === 'string' ? cleanEmail(value) : value)

/** A person's number, stored in one spelling, from staff, shoppers and imports alike. */
export const phoneField = (changes: Partial<Pick<TextField, 'index'>> = {}): TextField => ({
  name: 'phone',
  type: 'text',
  maxLength: 40,
  ...changes,
  hooks: { beforeValidate: [storePhone] },
})

/** A person's email address, stored in one spelling. */
export const emailText: TextField = {
  name: 'email',
  type: 'text',
  label: texts.email,
  maxLength: 200,
  hooks: { beforeValidate: [storeEmail] },
}

export const storedEmail: Pick<EmailField, 'hooks'> = { hooks: { beforeValidate: [storeEmail] } }

/** A dealer's number is shown as typed, and has to be one that can be dialled. */
export const checkDialled = (value: unknown): true | string =>
  typeof value !== 'string' || value.trim() === '' || readPhone(value) ? true : texts.enterOnePhoneNumber
