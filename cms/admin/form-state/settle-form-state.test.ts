import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { settleFormState } from './settle-form-state.ts'

const named = (name: string): FormState => ({ name: { value: name, valid: true } })
const pause = async () => undefined
const echo = async ({ name }: FormState) => name?.value

test('a form that did not change is asked about once', async () => {
  const asked: unknown[] = []
  const ask = async (fields: FormState) => asked.push(fields['name']?.value)
  await settleFormState({ requestFields: named('a'), readNewest: () => named('a'), ask, pause })
  expect(asked).toEqual(['a'])
})

test('changes made during a request are requested again once typing has stopped', async () => {
  const states = ['ab', 'abc', 'abc', 'abc']
  const readNewest = () => named(states.shift() ?? 'abc')
  expect(await settleFormState({ requestFields: named('a'), readNewest, ask: echo, pause })).toBe('abc')
})

test('a form that was left meanwhile gets the answer it asked for', async () => {
  expect(await settleFormState({ requestFields: named('a'), readNewest: () => undefined, ask: echo, pause })).toBe('a')
})
