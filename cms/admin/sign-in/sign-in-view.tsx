import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { Logo } from '../brand/logo.tsx'
import { redirect } from '../next.ts'
import { SignInForm } from './sign-in-form.tsx'

/** Payload's own form does not support a second factor. */
export function SignInView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { user, payload } = initPageResult.req
  const { routes, admin } = payload.config
  const redirectTo = getSafeRedirect({ fallbackTo: routes.admin, redirectTo: searchParams?.redirect ?? '' })
  if (user) redirect(redirectTo)
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      <SignInForm redirectTo={redirectTo} forgotPath={`${routes.admin}${admin.routes.forgot}`} />
    </>
  )
}
