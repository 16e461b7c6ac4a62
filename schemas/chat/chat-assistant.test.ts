import { expect, test } from 'vitest'
import { flags } from '../tenant/flags.ts'
import { siteConfig } from '../tenant/site-config.ts'
import { findChat } from './chat-assistant.ts'
import { isScriptAddress } from './script-address.ts'

const chat = { script: 'https://chat.example.com/widget.js', token: 'dealer-7' }
const find = (isOn: boolean, set: object) =>
  findChat({ flags: flags.parse({ chat: isOn }), config: siteConfig.parse({ chat: set }) })

test('there is a chat only with its feature, its token and its script (locations §6, Chat; vehicles §1, Chat switch)', () => {
  expect(find(true, chat)).toEqual(chat)
  expect(find(false, chat)).toBeNull()
  expect(find(true, { ...chat, token: '' })).toBeNull()
  expect(find(true, { ...chat, script: '' })).toBeNull()
})

test.each([
  ['https://chat.example.com/widget.js#key=7', true],
  ['http://chat.example.com/widget.js', false],
  ['https://name:word@chat.example.com/widget.js', false],
  ['javascript:alert(1)', false],
  ['/widget.js', false],
])('the script of a chat may come from %s: %s', (address, isAllowed) => {
  expect(isScriptAddress(address)).toBe(isAllowed)
})
