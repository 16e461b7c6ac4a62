import type { AdminViewServerProps } from 'payload'
import { ForgotForm } from './forgot-form.tsx'

export function ForgotView({ initPageResult }: AdminViewServerProps) {
  const { routes, admin } = initPageResult.req.payload.config
  return <ForgotForm signInPath={`${routes.admin}${admin.routes.login}`} />
}
