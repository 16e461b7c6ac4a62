import '@payloadcms/next/css'
import './forecourt.css'
import './stock.css'
import './vehicle-media.css'
import './feeds.css'
import './leads.css'
import './library.css'
import './sign-in.css'
import './templates.css'
import './documents.css'
import './canvas.css'
import './new-site.css'
import './versions.css'
import './blocks.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { findFormExcess } from '#schemas/page/find-excess.ts'
import config from '../../payload.config.ts'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  const excess = findFormExcess(args.args)
  if (excess !== null) return { errors: [{ message: excess }] }
  // It asks nobody for permission when it cancels. The admin uses `schedule/schedule-endpoints.ts`.
  if (args.name === 'schedule-publish') return { error: 'Use the schedule of the document.' }
  return handleServerFunctions({ ...args, config, importMap })
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
