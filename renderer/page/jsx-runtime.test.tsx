import { useId } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Box } from '#blocks/_ui/box.tsx'
import { Text } from '#blocks/_ui/text.tsx'
import { jsx } from './jsx-runtime.ts'

test('a plain component is an element of the page at once, with the same markup', () => {
  const lead = jsx(Text, { look: 'lead', children: 'Open on Sunday' })
  expect(lead.type).toBe('p')
  expect(renderToStaticMarkup(lead)).toBe(renderToStaticMarkup(<Text look="lead">Open on Sunday</Text>))
})

test('in a list it stays a component, which has the list’s key', () => {
  const item = jsx(Box, { as: 'li', children: 'Open on Sunday' }, 'sunday')
  expect([item.type, item.key]).toEqual([Box, 'sunday'])
})

test('a component with a hook is left to React', () => {
  const Field = () => jsx('input', { id: useId() })
  expect(jsx(Field, {}).type).toBe(Field)
  expect(renderToStaticMarkup(jsx(Field, {}))).toMatch(/^<input id="[^"]+"\/>$/)
})
