import { isIP } from 'node:net'
import type { FieldHook, TextFieldManyValidation, TextFieldSingleValidation } from 'payload'
import { z } from 'zod'
import { cleanEmail } from '#schemas/contact/clean-typed.ts'
import { readText } from '../../fields/read-text.ts'
import { isByMail } from './is-by-mail.ts'
import * as texts from './texts.ts'

const most = 10

/** As people paste them. */
export const cleanMailboxes: FieldHook = ({ value }) =>
  Array.isArray(value) ? value.map((address) => cleanEmail(String(address))) : value

export const checkMailboxes: TextFieldManyValidation = (value, { siblingData }) => {
  if (!isByMail(siblingData)) return true
  const addresses = value ?? []
  if (addresses.length === 0) return texts.enterAtLeastOneEmailAddressPress
  if (addresses.length > most) return texts.enterNoMoreThanMostAddresses({ most })
  const wrong = addresses.find((address) => !z.email().safeParse(address).success)
  return wrong === undefined || texts.wrongIsNotAnEmailAddress({ wrong })
}

/** Checked again at delivery, because DNS may later resolve the name to another server. */
export const checkServer: TextFieldSingleValidation = (value, { siblingData }) => {
  if (isByMail(siblingData)) return true
  const text = readText(value)
  if (!URL.canParse(text)) return texts.enterWebAddressSuchAsHttpsCrm
  const { protocol, hostname, username, password } = new URL(text)
  if (username || password) return texts.enterAddressWithoutUserNamePassword
  if (protocol === 'https:') return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 || texts.enterAHostName
  const isThisMachine = protocol === 'http:' && hostname.endsWith('.localhost')
  return isThisMachine || texts.enterAnAddressThatStartsWithHttps
}
