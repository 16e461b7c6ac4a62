import { afterEach, expect, test } from 'vitest'
import { forgetStyles, knownStyles, styleClass, styleClasses } from './style-class.ts'

afterEach(forgetStyles)

const ruleOf = (name: string) => knownStyles().rules[name.slice('fc-'.length)]

test('equal styles are one class, no matter who asks', () => {
  expect(styleClass({ p: 4, color: 'ink' })).toBe(styleClass({ p: 4, color: 'ink' }))
})

test('different styles are different classes', () => {
  expect(styleClass({ p: 4 })).not.toBe(styleClass({ p: 5 }))
})

test('the parts of a set have the classes that their styles have alone', () => {
  const set = { line: { p: 4 }, words: { color: 'ink' } } as const
  expect(styleClasses(set)).toEqual({ line: styleClass(set.line), words: styleClass(set.words) })
})

test('a token becomes its variable, so that a tenant’s theme decides the value', () => {
  expect(ruleOf(styleClass({ color: 'primary' }))).toContain('color:var(--fc-colors-primary)')
})

test('a list of values speaks for the screens from the smallest up', () => {
  const rule = ruleOf(styleClass({ p: [2, null, 5] }))
  expect(rule).toMatch(/^\.fc-\w+\{padding:var\(--fc-space-2\);\}/)
  expect(rule).toContain('@media screen and (min-width: 48em)')
  expect(rule).toContain('padding:var(--fc-space-5)')
})

test('values by the name of the screen say the same as a list', () => {
  expect(ruleOf(styleClass({ p: { _: 2, md: 5 } }))).toContain('(min-width: 48em)')
})

test('wider screens win over narrower ones, however the props are ordered', () => {
  const rule = ruleOf(styleClass({ m: [1, null, null, 4], p: [1, 2] }))
  expect(rule).toMatch(/30em.*64em/s)
})

test('a negative space is counted, since a variable takes no minus', () => {
  expect(ruleOf(styleClass({ mt: '-4' }))).toContain('margin-top:calc(var(--fc-space-4) * -1)')
})

test('tokens are understood within states too', () => {
  expect(ruleOf(styleClass({ '&:hover': { bg: 'accent' } }))).toContain(
    ':hover{background-color:var(--fc-colors-accent);}',
  )
})
