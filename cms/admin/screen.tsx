import { DefaultTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

interface Props extends Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> {
  className: string
  children: ReactNode
}

/** A screen of ours at its own address, with the admin's menu and header around it. */
export const Screen = ({ initPageResult, params, searchParams, className, children }: Props) => {
  const { req, permissions, visibleEntities, locale } = initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale ?? undefined}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user ?? undefined}
      req={req}
      visibleEntities={visibleEntities}
    >
      <div className={className}>{children}</div>
    </DefaultTemplate>
  )
}
