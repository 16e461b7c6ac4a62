import type { AdminViewServerProps } from 'payload'
import { Logo } from '../brand/logo.tsx'
import { ForgotForm } from './forgot-form.tsx'

export function ForgotView({ initPageResult }: AdminViewServerProps) {
  const { routes, admin } = initPageResult.req.payload.config
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      <ForgotForm signInPath={`${routes.admin}${admin.routes.login}`} />
    </>
  )
}
