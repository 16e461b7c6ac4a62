import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { ForgotForm } from './forgot-form.tsx'
import { SignInForm } from './sign-in-form.tsx'

test('the sign-in asks for email and password by their names, and links to a new password', () => {
  const page = parseHtml(renderToString(<SignInForm redirectTo="/admin" forgotPath="/admin/forgot" />))
  expect(readTexts(page, 'label:has(> input[type="email"])')).toEqual(['Email'])
  expect(readTexts(page, 'label:has(> input[type="password"])')).toEqual(['Password'])
  expect(readAttributes(page, 'a', 'href')).toEqual(['/admin/forgot'])
})

test('a forgotten password is asked for by email, with a way back', () => {
  const page = parseHtml(renderToString(<ForgotForm signInPath="/admin/login" />))
  expect(readTexts(page, 'label:has(> input[type="email"])')).toEqual(['Email'])
  expect(readAttributes(page, 'a', 'href')).toEqual(['/admin/login'])
})
