import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ForgotForm } from './forgot-form.tsx'
import { SignInForm } from './sign-in-form.tsx'

test('the sign-in asks for email and password by their names, and links to a new password', () => {
  const html = renderToString(<SignInForm redirectTo="/admin" forgotPath="/admin/forgot" />)
  expect(html).toMatch(/<label>Email<input type="email"/)
  expect(html).toMatch(/<label>Password<input type="password"/)
  expect(html).toContain('href="/admin/forgot"')
})

test('a forgotten password is asked for by email, with a way back', () => {
  const html = renderToString(<ForgotForm signInPath="/admin/login" />)
  expect(html).toMatch(/<label>Email<input type="email"/)
  expect(html).toContain('href="/admin/login"')
})
