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
