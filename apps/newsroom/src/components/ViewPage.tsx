import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { hasRole, type Role } from '../access/roles.ts'

type Props = {
  view: AdminViewServerProps
  address: string
  requiredRole: Role
  className: string
  texts: { title: string; forbidden: string }
  children: ReactNode
}

/** A view of ours in Payload's frame. Payload does not protect custom views, so the user is checked here. */
export function ViewPage({ view, address, requiredRole, className, texts, children }: Props) {
  const { initPageResult, params, searchParams } = view
  const { req, permissions, visibleEntities, locale } = initPageResult
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(address)}`)
  const { collections, globals } = visibleEntities
  return (
    <DefaultTemplate
      i18n={req.i18n}
      payload={req.payload}
      permissions={permissions}
      req={req}
      user={req.user}
      visibleEntities={{ collections, globals }}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      {...(searchParams ? { searchParams } : {})}
    >
      <Gutter className={className}>
        <h1>{texts.title}</h1>
        {hasRole(req.user, requiredRole) ? children : <p role="alert">{texts.forbidden}</p>}
      </Gutter>
    </DefaultTemplate>
  )
}
