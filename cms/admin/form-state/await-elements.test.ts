import { createElement, lazy } from 'react'
import { expect, test } from 'vitest'
import { awaitElements } from './await-elements.ts'

/** A lazy element as React's client of server components creates it: its content is a promise. */
const pendingElement = () => {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  return { element: { $$typeof: Symbol.for('react.lazy'), _payload: promise }, resolve, reject }
}

const settled = async (promise: Promise<unknown>): Promise<boolean> =>
  Promise.race([promise.then(() => true), new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 0))])

test('an answer is given once its elements and those within them have arrived', async () => {
  const label = pendingElement()
  const within = pendingElement()
  const answer = { state: { title: { value: 'Home', customComponents: { Label: label.element } } } }
  const awaited = awaitElements(answer)
  expect(await settled(awaited)).toBe(false)
  label.resolve(createElement('div', null, [within.element as never]))
  expect(await settled(awaited)).toBe(false)
  within.resolve('Title')
  expect(await awaited).toBe(answer)
})

test('an answer waits for the component of an element', async () => {
  const component = pendingElement()
  const awaited = awaitElements({ rows: [{ Label: createElement(component.element as never) }] })
  expect(await settled(awaited)).toBe(false)
  component.resolve(() => null)
  expect(await settled(awaited)).toBe(true)
})

test('an answer with an element that fails is rejected', async () => {
  const label = pendingElement()
  const awaited = awaitElements({ Label: label.element })
  label.reject(new Error('The connection was lost.'))
  await expect(awaited).rejects.toThrow('The connection was lost.')
})

test('an answer without elements is given at once, however its values refer to each other', async () => {
  const circle: Record<string, unknown> = { value: 1 }
  circle['itself'] = circle
  expect(await awaitElements(circle)).toBe(circle)
  expect(await awaitElements(null)).toBe(null)
  const loaded = { Label: createElement(lazy(async () => ({ default: () => null }))) }
  expect(await awaitElements(loaded)).toBe(loaded)
})
