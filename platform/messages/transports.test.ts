import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { type AddressInfo, createServer as createSocketServer, type Server as SocketServer } from 'node:net'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import type { OutgoingMessage } from '#schemas/message/outgoing-message.ts'
import { smsTransport } from './sms-transport.ts'
import { smtpTransport } from './smtp-transport.ts'
import { createTransports } from './transports.ts'

const servers: (Server | SocketServer)[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

async function listen(server: Server | SocketServer): Promise<string> {
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

interface SmsRequest {
  headers: IncomingHttpHeaders
  body: unknown
}

/** An SMS service that answers every request with one status. */
async function anSmsService(status: number) {
  const requests: SmsRequest[] = []
  const server = createServer(async (req, res) => {
    requests.push({ headers: req.headers, body: JSON.parse(await text(req)) })
    res.writeHead(status, { Location: '/elsewhere' }).end()
  })
  return { url: `http://${await listen(server)}/send`, requests }
}

const sms: OutgoingMessage = {
  tenantId: 4,
  channel: 'sms',
  to: '+61412345678',
  subject: 'Code',
  text: '123456 is your code',
}
const marks = { sender: 'Coastline Kia', id: 'message-9' }

test('an SMS goes to the service with its sender, and a name that is the same for each try', async () => {
  const { url, requests } = await anSmsService(202)
  await smsTransport({ url, key: 'secret' })(sms, marks)
  expect(requests).toEqual([
    {
      headers: expect.objectContaining({ authorization: 'Bearer secret' }),
      body: { to: '+61412345678', text: '123456 is your code', sender: 'Coastline Kia', id: 'message-9' },
    },
  ])
})

test('an SMS service without a key is called without one', async () => {
  const { url, requests } = await anSmsService(200)
  await smsTransport({ url, key: undefined })(sms, marks)
  expect(requests[0]?.headers.authorization).toBeUndefined()
})

test.each([400, 500])('an SMS that the service answers with %d is not taken', async (status) => {
  const { url } = await anSmsService(status)
  await expect(smsTransport({ url, key: undefined })(sms, marks)).rejects.toThrow(String(status))
})

test('an SMS is not sent on to where a redirect leads', async () => {
  const { url, requests } = await anSmsService(307)
  await expect(smsTransport({ url, key: undefined })(sms, marks)).rejects.toThrow('fetch failed')
  expect(requests).toHaveLength(1)
})

/** A mail server that accepts every mail and records recipient and lines. */
async function aMailServer() {
  const recipients: string[] = []
  const mail: string[] = []
  const server = createSocketServer(async (socket) => {
    let isData = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('220 ready')
    for await (const line of createInterface({ input: socket })) {
      if (isData) {
        if (line === '.') {
          isData = false
          say('250 taken')
        } else mail.push(line)
        continue
      }
      const [verb] = line.toUpperCase().split(' ')
      if (verb === 'RCPT') recipients.push(line)
      if (verb === 'DATA') isData = true
      say(verb === 'DATA' ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 ok')
      if (verb === 'QUIT') socket.end()
    }
  })
  return { url: `smtp://${await listen(server)}`, recipients, mail }
}

const email: OutgoingMessage = {
  tenantId: 4,
  channel: 'email',
  to: 'al@example.com',
  subject: 'Reserved',
  text: 'The Sportage is yours',
  headers: { 'Reply-To': 'sales@kia.example' },
}

test('an e-mail comes from the installation’s address under the site’s name, with its own headers', async () => {
  const { url, recipients, mail } = await aMailServer()
  await smtpTransport({ url, from: 'post@forecourt.example' })(email, marks)
  expect(recipients).toEqual(['RCPT TO:<al@example.com>'])
  expect(mail).toEqual(
    expect.arrayContaining([
      'From: Coastline Kia <post@forecourt.example>',
      'Subject: Reserved',
      'Reply-To: sales@kia.example',
      'Message-ID: <message-9@forecourt.example>',
      'The Sportage is yours',
    ]),
  )
})

test('an address that looks like two goes to neither', async () => {
  const { url, recipients } = await aMailServer()
  const send = smtpTransport({ url, from: 'post@forecourt.example' })
  await send({ ...email, to: 'al@example.com, other@example.com' }, marks).catch(() => undefined)
  expect(recipients).not.toContain('RCPT TO:<other@example.com>')
  expect(recipients).not.toContain('RCPT TO:<al@example.com>')
})

test('messages go to the providers that the environment names, and wait to be read where it names none', () => {
  const none = createTransports({ MAIL_URL: undefined, MAIL_FROM: undefined, SMS_URL: undefined, SMS_KEY: undefined })
  expect(none).toEqual({ email: null, sms: null })
  const mail = { MAIL_URL: 'smtp://127.0.0.1:25', MAIL_FROM: 'post@forecourt.example' }
  const both = createTransports({ ...mail, SMS_URL: 'http://127.0.0.1/send', SMS_KEY: undefined })
  expect([typeof both.email, typeof both.sms]).toEqual(['function', 'function'])
})
