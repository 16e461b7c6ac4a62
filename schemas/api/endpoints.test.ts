import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from './endpoints.ts'

const key = '6F0C7C52-4A3E-4F5D-9B8A-0D5F4C1E2A77'

test('every call that can be repeated under a key reads it in one letter case', () => {
  const read = Object.entries(endpoints).flatMap(([name, { input }]) => {
    const fields: Record<string, unknown> = input instanceof z.ZodObject ? input.shape : {}
    const { key: field } = fields
    return field instanceof z.ZodType ? [[name, field.parse(key)]] : []
  })
  expect(Object.fromEntries(read)).toMatchObject({
    leads: key.toLowerCase(),
    reservations: key.toLowerCase(),
    onlinePayment: key.toLowerCase(),
    prizeSpin: key.toLowerCase(),
  })
  expect(new Set(read.map(([, text]) => text))).toEqual(new Set([key.toLowerCase()]))
})
