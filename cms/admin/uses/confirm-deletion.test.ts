import { expect, test } from 'vitest'
import { confirmDeletion } from './confirm-deletion.ts'

const use = {
  collection: 'pages',
  id: 7,
  title: 'Home',
  state: 'published',
  tenant: 1,
  site: null,
  block: null,
  isPageTemplate: false,
} as const
const used = { title: 'Why us', uses: [use] }
const refusal = () => Response.json({ errors: [{ message: 'Used.', data: used }] }, { status: 409 })

/** A server that refuses until the deletion is confirmed. */
function aServer({ refuse = refusal, deleted = {} }: { refuse?: () => Response; deleted?: object } = {}) {
  const sent: Record<string, string>[] = []
  const send = async (headers: Record<string, string> = {}) => {
    sent.push(headers)
    return headers['x-delete-used'] === 'yes' ? Response.json(deleted) : refuse()
  }
  return { sent, send }
}

test('what is used is deleted once the person confirms it', async () => {
  const { sent, send } = aServer()
  const asked: unknown[] = []
  const response = await confirmDeletion({
    send,
    ask: async (documents) => {
      asked.push(documents)
      return true
    },
  })
  expect({ status: response.status, asked, sent }).toEqual({
    status: 200,
    asked: [[used]],
    sent: [{}, { 'x-delete-used': 'yes' }],
  })
})

test('what the person keeps is not sent again, and the refusal is told', async () => {
  const { sent, send } = aServer()
  const response = await confirmDeletion({ send, ask: async () => false })
  expect({ status: response.status, sent }).toEqual({ status: 409, sent: [{}] })
})

test('of several, those in use are asked about, and the answer counts all that were deleted', async () => {
  const errors = [
    { id: 2, message: 'Used.', data: used },
    { id: 3, message: 'Changed by Erin.' },
  ]
  const { send } = aServer({
    refuse: () => Response.json({ docs: [{ id: 1 }], errors, message: '2 of 3' }, { status: 400 }),
    deleted: { docs: [{ id: 2 }], errors: [errors[1]], message: '1 of 3' },
  })
  const asked: unknown[] = []
  const response = await confirmDeletion({
    send,
    ask: async (documents) => {
      asked.push(...documents)
      return true
    },
  })
  expect(asked).toEqual([used])
  expect(await response.json()).toEqual({ docs: [{ id: 1 }, { id: 2 }], errors: [errors[1]], message: '1 of 3' })
})

test.each([
  ['conflict', 409],
  ['error', 400],
])('another %s is told as it is', async (_, status) => {
  const other = Response.json({ errors: [{ message: 'Changed by Erin.' }] }, { status })
  const ask = () => Promise.reject(new Error('asked'))
  expect(await confirmDeletion({ send: async () => other, ask })).toBe(other)
})
