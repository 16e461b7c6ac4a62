import { expect, test } from 'vitest'
import { plainPage } from './plain-page.ts'

test('what a plain page says cannot become markup', () => {
  expect(plainPage({ title: '<b>', detail: '"&<script>' })).not.toMatch(/<b>|<script/)
})
