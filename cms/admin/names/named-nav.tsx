'use client'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { nameControls } from './name-controls.ts'
import { useNames } from './use-names.ts'

/** Names the icons of the menu and of the site chooser in it. */
export function NamedNav() {
  const selection = useTenantSelection()
  const ref = useNames<HTMLSpanElement>(nameNav, { shown: selection })
  return <span ref={ref} hidden />
}

function nameNav(element: Element): void {
  const nav = element.closest('.nav')
  if (nav) nameControls(nav)
}
