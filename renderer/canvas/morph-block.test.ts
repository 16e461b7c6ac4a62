// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { morphBlock } from './morph-block.ts'

function aBlock(html: string): HTMLElement {
  const block = document.createElement('div')
  block.innerHTML = html
  return block
}

test('opened questions and a playing film stay as they are while a text beside them changes', () => {
  const html = (words: string) =>
    `<h2>${words}</h2><details><summary>Why us?</summary>So.</details><video src="/film.mp4"></video>`
  const block = aBlock(html('Old'))
  document.body.replaceChildren(block)
  const [details, video] = [block.querySelector('details'), block.querySelector('video')]
  if (details) details.open = true
  morphBlock(block, aBlock(html('New')))
  expect(block.querySelector('h2')?.textContent).toBe('New')
  expect([block.querySelector('details'), block.querySelector('video')]).toEqual([details, video])
  expect(details?.open).toBe(true)
})

test('blocks in a slot are left alone', () => {
  const block = aBlock('<p>Old</p><div data-slot-name="first"><b>Inside</b></div>')
  document.body.replaceChildren(block)
  morphBlock(block, aBlock('<p>New</p><div data-slot-name="first"></div>'))
  expect(['p', '[data-slot-name] > b'].map((each) => block.querySelector(each)?.textContent)).toEqual(['New', 'Inside'])
})

test('a focused link gets its new words and keeps the focus', () => {
  const block = aBlock('<a href="/used">O</a>')
  document.body.replaceChildren(block)
  const link = block.querySelector('a')
  link?.focus()
  morphBlock(block, aBlock('<a href="/cars">Our cars</a>'))
  expect(block.querySelector('a')).toBe(link)
  expect(document.activeElement).toBe(link)
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Our cars', '/cars'])
})

test('what is being typed into a field stays', () => {
  const block = aBlock('<p>Old</p><input name="city" value="">')
  document.body.replaceChildren(block)
  const input = block.querySelector('input')
  input?.focus()
  if (input) input.value = 'Dub'
  morphBlock(block, aBlock('<p>New</p><input name="city" value="Perth">'))
  expect([block.querySelector('p')?.textContent, input?.value]).toEqual(['New', 'Dub'])
})
